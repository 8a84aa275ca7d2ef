import type { Choice, Decision, Position } from '@battleline/kernel'
import { CHANGES, EDITIONS, type Magic } from '@battleline/magic'
import { type MagicScenario, magicForm } from '@battleline/scenario'
import type { Row, Run, RunForm } from '../protocol.ts'
import { Session } from '../session.ts'
import { MagicBoards } from './board.ts'
import type { MagicBoard, MagicCard } from './shown.ts'
import { telling } from './telling.ts'

/** A scenario of Magic at the table. */
export class MagicSession extends Session<MagicBoard, Magic> {
  protected readonly telling = telling
  protected readonly editions = EDITIONS.map((id) => ({ id, title: CHANGES[id].title }))
  protected readonly boards = this.fresh()

  /** Null where there is no such edition. */
  static of(scenario: MagicScenario, edition: string = scenario.edition): MagicSession | null {
    const known = EDITIONS.find((one) => one === edition)
    return known === undefined ? null : new MagicSession(magicForm.play(scenario, { edition: known }))
  }

  fresh(): MagicBoards {
    return new MagicBoards(this.game, this.played.scenario as MagicScenario)
  }

  /** Declarations are made on the board. */
  isMove({ step }: Decision): boolean {
    return step.endsWith('.1-choose')
  }

  protected heading(rows: readonly Row[], open: Decision | null): string {
    const step = open?.step ?? rows.findLast(({ kind }) => kind === 'step')?.step ?? ''
    return step.startsWith('magic/blockers') ? 'Declaring blockers' : 'Declaring attackers'
  }

  differences(before: MagicBoard, after: MagicBoard): readonly string[] {
    const name = (id: number) =>
      after.cards[id]?.called ?? after.players.find((one) => one.id === id)?.name ?? 'nothing'
    return Object.values(after.cards).flatMap((card) => {
      const was = before.cards[card.id]
      return was === undefined || was === card ? [] : cardDiffers(was, card, name)
    })
  }

  protected told(form: RunForm): Run {
    return { game: 'magic', ...form, boards: this.boards.all }
  }

  /** Declarations are judged, and not searched through. */
  async outcomes(): Promise<null> {
    return null
  }

  async whys(answers: readonly Choice[] | null, of: { readonly card?: number; readonly step?: string }) {
    return (await import('./why.ts')).whys(this, answers, of)
  }

  /** Where a question stands, for whoever judges answers to it. */
  at(answers: readonly Choice[] | null): Position {
    this.stretches(answers ?? this.played.answers.map(({ choice }) => choice))
    return this.position
  }
}

function cardDiffers(was: MagicCard, is: MagicCard, name: (id: number) => string): readonly string[] {
  if (was.attacks !== is.attacks)
    return [is.attacks === 0 ? `${is.called} leaves combat` : `${is.called} attacks ${name(is.attacks)}`]
  if (was.blocks.join() !== is.blocks.join())
    return [`${is.called} blocks ${is.blocks.map(name).join(' and ') || 'nothing'}`]
  return was.tapped === is.tapped ? [] : [`${is.called} ${is.tapped ? 'tapped' : 'untapped'}`]
}
