import type { Phrase } from '@battleline/language'
import { phrase } from '../nodes.ts'

/** Abilities of one kind that are abilities of another kind, too; both ways, where it says so. */
export const alsoTriggers = (category: string): readonly Phrase[] => [
  phrase(category, 'about', '{who:text-box} {does.of:trigger} effects are also {does.as:trigger} effects', {
    fixed: { does: [{ kind: 'also triggers' }] },
    reads: ['{who:text-box} {does.of:trigger} effect is a(n) (play|fight|reap)/{does.as:trigger} effect'],
  }),
  phrase(
    category,
    'about',
    '{who:text-box} After Fight effects and After Reap effects are After Fight/After Reap effects',
    { fixed: { does: [{ kind: 'also triggers', of: 'after fight', as: 'after reap', mutual: true }] } },
  ),
]
