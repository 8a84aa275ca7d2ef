import { isRefusal, type Position } from '@battleline/kernel'
import { type Edit, idOf, type Magic } from '@battleline/magic'
import { Playing, type Watching } from '../playing.ts'
import { Names } from './naming.ts'
import type { Declaration, Entry, Happening } from './scenario.ts'

/** The questions for declarations, by what is declared. */
export const CHOOSE = { attack: 'magic/attackers.1-choose', block: 'magic/blockers.1-choose' } as const
export const PASS = 'magic/blockers.5-priority'
export const DECLARATIONS: readonly string[] = Object.values(CHOOSE)

/** A scenario in play. Everybody passes as far as the next entry; nothing else is done that the file does not say. */
export class Run extends Playing<Magic> {
  constructor(game: Magic, position: Position, watching: Watching) {
    super(game, position, watching)
    this.note()
  }

  name(record: number): string {
    if (this.game.players(this.position).includes(record)) return this.game.player(this.position, record).name
    return this.game.cards(this.position).includes(record)
      ? this.game.card(this.position, record).called
      : 'nothing'
  }

  plainName(record: number): string {
    return this.game.cards(this.position).includes(record)
      ? this.game.card(this.position, record).name
      : this.name(record)
  }

  protected override isEntry(step: string): boolean {
    return DECLARATIONS.includes(step)
  }

  play(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.#entry(entry)
      if (this.refusal !== null || this.stumbles.length > 0) return
    }
  }

  #entry(entry: Entry): void {
    const { does, text, at } = entry
    this.moves.push({ text, trace: this.trace.length })
    if (does.kind === 'happens') {
      for (const one of does.what) this.#happens(one, entry)
      return
    }
    if (does.kind === 'declare') this.#declare(does, entry)
    else if (this.#offers(does.kind)) this.give(does.kind, text)
    else this.stumbles.push({ at, message: `there is nothing to ${does.kind} here`, notes: this.#asking() })
    if (this.refusal !== null) this.refusedAt = at
  }

  #declare(declaration: Declaration, { text, at }: Entry): void {
    if (this.game.ask(this.position)?.step === PASS) this.give('pass', 'pass')
    if (this.game.ask(this.position)?.step !== CHOOSE[declaration.deed]) {
      const what = declaration.deed === 'attack' ? 'attackers' : 'blockers'
      this.stumbles.push({ at, message: `no ${what} are declared here`, notes: this.#asking() })
      return
    }
    const names = new Names(this.game, this.position)
    const declared = names.declared(declaration)
    this.stumbles.push(...names.faults)
    if (declared !== null) this.give(idOf(declared), text)
  }

  #offers(id: string): boolean {
    const ask = this.game.ask(this.position)
    return ask !== null && !DECLARATIONS.includes(ask.step) && ask.ids.includes(id)
  }

  #asking(): readonly string[] {
    const ask = this.game.ask(this.position)
    return [ask === null ? 'the combat phase is over' : `asked is: ${ask.title}, of ${this.decider(ask.who)}`]
  }

  #happens(happening: Happening, { at }: Entry): void {
    for (const { edit, text } of this.#editsOf(happening)) {
      const next = this.game.edit(this.position, edit)
      if (isRefusal(next)) {
        this.stumbles.push({ at, message: next.reason })
        return
      }
      this.alter(next, text)
    }
  }

  #editsOf(happening: Happening): readonly { readonly edit: Edit; readonly text: string }[] {
    const names = new Names(this.game, this.position)
    const found = this.#edits(happening, names)
    this.stumbles.push(...names.faults)
    return names.faults.length > 0 ? [] : found
  }

  #edits(happening: Happening, names: Names): { edit: Edit; text: string }[] {
    if (happening.kind === 'enters attacking') {
      const { one, by, attacks } = happening
      const controller = by === null ? this.game.table(this.position).active : names.one(by)
      const whom = names.one(attacks)
      if (controller === null || whom === null) return []
      const edit: Edit = { kind: 'enters attacking', permanent: one, controller, attacks: whom }
      return [{ edit, text: `${one.name} enters attacking ${this.name(whom)}` }]
    }
    const permanent = names.one(happening.whom)
    if (permanent === null) return []
    const name = this.name(permanent)
    if (happening.kind === 'gets')
      return happening.effects.map((effect) => ({
        edit: { kind: 'gets', permanent, effect },
        text: `${name} ${happening.text}`,
      }))
    if (happening.kind === 'changes controller') {
      const to = names.one(happening.to)
      if (to === null) return []
      return [
        {
          edit: { kind: 'changes controller', permanent, to },
          text: `${this.name(to)} controls ${name} now`,
        },
      ]
    }
    return [{ edit: { kind: happening.kind, permanent }, text: `${name} ${SAID[happening.kind]}` }]
  }

  protected note(): void {
    const ask = this.game.ask(this.position)
    // Where only passing is left, what this version plays has come to its end.
    this.open = ask?.step === PASS ? null : ask
    if (ask !== null && this.open !== null) this.asked.push(this.askedOf(ask, null))
  }
}

const SAID = {
  'leaves combat': 'leaves combat',
  'becomes blocked': 'becomes blocked',
  tapped: 'becomes tapped',
  untapped: 'becomes untapped',
} as const
