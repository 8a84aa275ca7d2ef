import type { Choice } from '@battleline/kernel'
import { useState } from 'react'
import { DialogSheet } from '../../components/dialog-sheet.tsx'
import { HousesField } from '../../components/houses-field.tsx'
import type { Board } from '../../engine/protocol/keyforge-board.ts'
import type { Route } from '../../state/route.ts'
import { getEngine } from '../../state/use-engine.ts'
import type { Navigate } from '../../state/use-route.ts'
import { shareScreen } from '../../state/use-shared.ts'
import { kfWords } from '../../words/keyforge.ts'

export interface HousesSheetProps {
  readonly board: Board
  readonly question: Route
  readonly navigate: Navigate
  /** All answers so far; they are kept. */
  readonly answers: readonly Choice[]
  readonly onClose: () => void
}

/** Writes the houses of each player into the scenario: whole turns can then be played. */
export default function HousesSheet({ board, question, navigate, answers, onClose }: HousesSheetProps) {
  const [houses, setHouses] = useState<readonly (readonly string[])[]>(() =>
    board.sides.map((side) => side.houses),
  )
  const missing = board.sides.filter((_, at) => (houses[at] ?? []).length === 0)
  const play = async () => {
    let { text } = question
    for (const [at, value] of houses.entries()) {
      const change = { kind: 'player', player: at + 1, property: 'houses', value } as const
      text = await getEngine().ask('change', { text, document: question.document, change })
    }
    onClose()
    shareScreen(text)
    navigate({ text, answers, at: null })
  }
  return (
    <DialogSheet title={kfWords.houses.title} onClose={onClose}>
      <p>{kfWords.houses.about}</p>
      {board.sides.map(({ name }, at) => (
        <div key={name} className="houses-of">
          <b>{name}</b>
          <HousesField
            name={name}
            houses={houses[at] ?? []}
            onSay={(said) => setHouses(houses.map((one, place) => (place === at ? said : one)))}
          />
        </div>
      ))}
      <p className="done">
        <button type="button" className="btn main" disabled={missing.length > 0} onClick={play}>
          {missing[0] === undefined ? kfWords.houses.play : kfWords.houses.missing(missing[0].name)}
        </button>
      </p>
    </DialogSheet>
  )
}
