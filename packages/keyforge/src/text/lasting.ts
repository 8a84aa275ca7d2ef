import { phrase } from '@battleline/language'
import type { Predicate } from './constants.ts'
import type { Effect } from './effects/effect.ts'
import type { Event } from './events.ts'
import type { Subject } from './targets.ts'

/** How long a lasting effect lasts. */
export type Span = 'end of turn' | 'start of your turn' | 'end of their turn' | 'control changes'

/** What a lasting effect says while it lasts: something that is true, or something that happens after an event. */
export type Ongoing =
  | { readonly kind: 'about'; readonly who: Subject; readonly does: readonly Predicate[] }
  | { readonly kind: 'after'; readonly event: Event; readonly effects: readonly Effect[] }

/** What a lasting effect says while it lasts. */
export const ongoing = [
  phrase('ongoing', 'about', '{who:subject} {does:predicate+" and "|", "|", and "|" and, "}'),
  phrase('ongoing', 'after', '{event:event}, {effects:effect+" and "}'),
]
