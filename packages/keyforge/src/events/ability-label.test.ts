import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table, upgrade } from '../../test/table.ts'

const Charge = action(
  'Charge',
  'Play: For the remainder of the turn, each creature you play gains, “Play: Deal 2 damage to an enemy creature.”',
)
const foes = [creature('Troll', 8), creature('Gub', 1)]

describe('The label of an ability', () => {
  it('names the card that made the lasting effect which grants it', () => {
    const t = table({
      me: { hand: [Charge, creature('Squire', 2, { text: 'Play: Gain 1Æ.' })] },
      theirs: foes,
    })
    t.play('Charge').play('Squire')
    expect(t.askedLabels()).toEqual(['Squire: Play', 'Squire: Play (from Charge)'])
  })

  it('says what the ability does where one card has several with one trigger', () => {
    const squire = creature('Squire', 2, { text: 'Play: Gain 1Æ.\nPlay: You may draw a card.' })
    const t = table({ me: { hand: [squire] }, theirs: foes }).play('Squire')
    expect(t.askedLabels()).toEqual(['Squire: Play (gain 1Æ)', 'Squire: Play (draw 1 card)'])
  })

  it('names the cards that the ability is about', () => {
    const watcher = creature('Watcher', 5, { text: 'After a creature is destroyed, gain 1Æ.' })
    const wave = action('Wave', 'Play: Deal 1 damage to each enemy creature.')
    const theirs = [creature('Imp', 1), creature('Urchin', 1)]
    const t = table({ mine: [watcher], me: { hand: [wave] }, theirs }).play('Wave')
    expect(t.askedLabels()).toEqual([
      'Watcher: after a creature is destroyed (Imp)',
      'Watcher: after a creature is destroyed (Urchin)',
    ])
  })

  it('names the cards that were affected before, where all else is the same', () => {
    const box = artifact(
      'Box',
      'Action: Purge a creature. After Box leaves play, put each card purged this way into play under its owner’s control.',
    )
    const again = action('Again', 'Play: Ready each friendly artifact.')
    const hit = action('Hit', 'Play: Destroy each artifact.')
    const t = table({ me: { artifacts: [box], hand: [again, hit] }, theirs: foes })
    t.use('Box').answer('Troll').play('Again').use('Box').play('Hit')
    expect(t.askedLabels()).toEqual([
      'Box: after a card leaves play (Troll)',
      'Box: after a card leaves play (Gub)',
    ])
  })

  it('has a number where nothing differs', () => {
    const drum = artifact(
      'Drum',
      'Action: For the remainder of the turn, each creature you play gains, “Play: Gain 1Æ.” Ready Drum.',
    )
    const t = table({ me: { artifacts: [drum], hand: [creature('Squire', 2)] } })
    t.use('Drum').use('Drum').play('Squire')
    expect(t.askedLabels()).toEqual(['Drum: after a card is played (1)', 'Drum: after a card is played (2)'])
  })

  it('tells several Action: abilities of a card apart', () => {
    const lantern = upgrade('Lantern', 'This creature gains, “Action: Gain 1Æ.”')
    const sage = creature('Sage', 3, { text: 'Action: Draw a card.\nOmni: Steal 1Æ.' })
    const t = table({ mine: [on(sage, { upgrades: [lantern] })] })
    expect(t.askedLabels()).toEqual([
      'Sage reaps',
      'use Sage (draw 1 card)',
      'use Sage (from Lantern: gain 1Æ)',
      'use Sage (steal 1Æ)',
      'end the step',
    ])
  })
})
