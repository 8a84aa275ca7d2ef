import type { KindOf } from '../base/kind-of.ts'
import type { Node } from './phrase.ts'

/*
 * The compiler reads patterns, too: it works out which fields a pattern makes and of which types, so that a phrase whose
 * nodes do not fit the types of its category does not compile. `pattern.ts` describes the pattern language.
 */

/** Types for a grammar whose nodes nobody tells the compiler. */
export type AnyNodes = Readonly<Record<string, Node>>

/** A pattern without its escaped signs: no bracket is left that is only text. */
type Unescaped<P extends string> = P extends `${infer Before}\\${infer _}${infer After}`
  ? `${Before}${Unescaped<After>}`
  : P

/** One element for each bracket that is open. */
type Brackets = readonly unknown[]
type Opened<Text extends string, Open extends Brackets> = Text extends `${string}[${infer After}`
  ? Opened<After, [...Open, '[']>
  : Open
type Closed<Open extends Brackets> = Open extends readonly [unknown, ...infer Left] ? Left : []
/** The brackets that are open behind a stretch of a pattern. */
type OpenAfter<Text extends string, Open extends Brackets> = Text extends `${infer Before}]${infer After}`
  ? OpenAfter<After, Closed<Opened<Before, Open>>>
  : Opened<Text, Open>

/** `group~one` -> `group`; `sort?` -> `sort`; `effect+", "` -> `effect`; `+#` -> `#`. */
type TypeName<Written extends string> = Written extends `+#${string}`
  ? '#'
  : Written extends `${infer Name}~${string}`
    ? Name
    : Written extends `${infer Name}?`
      ? Name
      : Written extends `${infer Name}+${string}`
        ? Name
        : Written extends `${infer Name}*${string}`
          ? Name
          : Written

type Item<Name extends string, T> = Name extends '#'
  ? number
  : Name extends 'word' | 'title' | 'other-title'
    ? string
    : Name extends keyof T
      ? T[Name]
      : { readonly 'no such category or word set': Name }

type IsList<Written extends string> = Written extends `+#${infer Rest}`
  ? IsList<Rest>
  : Written extends `${string}${'+' | '*'}${string}`
    ? true
    : false

type SlotValue<Written extends string, T> =
  IsList<Written> extends true ? readonly Item<TypeName<Written>, T>[] : Item<TypeName<Written>, T>

/** The slots of a pattern by their paths: those in brackets, flags and slots with `?` may be missing. */
type Slot<Inside extends string, T, Open extends Brackets> = Inside extends 'self'
  ? unknown
  : Inside extends `${infer Flag}=${string}`
    ? Flag extends `${infer Path}:${infer Written}`
      ? Place<Path, `${Written}=`, T, Open>
      : { readonly [F in Flag]?: true }
    : Inside extends `${infer Path}:${infer Written}`
      ? Place<Path, Written, T, Open>
      : { readonly 'no slot': Inside }

type Place<Path extends string, Written extends string, T, Open extends Brackets> = Open extends readonly []
  ? Written extends `${string}?`
    ? { readonly [P in Path]?: SlotValue<Written, T> }
    : { readonly [P in Path]: SlotValue<Written, T> }
  : { readonly [P in Path]?: SlotValue<Written, T> }

type SlotsFrom<
  P extends string,
  T,
  Open extends Brackets,
> = P extends `${infer Before}{${infer Inside}}${infer After}`
  ? Slot<Inside, T, OpenAfter<Before, Open>> & SlotsFrom<After, T, OpenAfter<Before, Open>>
  : unknown

export type SlotsOf<P extends string, T> = SlotsFrom<Unescaped<P>, T, []>

/** The slots inside the node that a field holds, by the rest of their paths. */
type SlotsInside<Slots, Name> = Name extends string
  ? { readonly [Path in keyof Slots as Path extends `${Name}.${infer Rest}` ? Rest : never]: Slots[Path] }
  : never

type OwnSlots<Slots> = {
  readonly [Path in keyof Slots as Path extends `${string}.${string}` ? never : Path]: Slots[Path]
}

/** The fields of a node that fixed fields and slots make together; slots with paths lie inside fixed nodes. */
export type Made<Fixed, Slots> = {
  readonly [F in keyof Fixed]: Fixed[F] extends readonly [infer Only]
    ? readonly [Made<Only, SlotsInside<Slots, F>>]
    : Fixed[F] extends object
      ? Made<Fixed[F], SlotsInside<Slots, F>>
      : Fixed[F]
} & OwnSlots<Slots>

type FieldNames<Union> = Union extends unknown ? keyof Union : never

/** `unknown` if nodes with these fields are nodes of this type; otherwise what is wrong, for the compiler's message. */
type Fits<Made, Wanted> = [Wanted] extends [never]
  ? { readonly 'no such kind in this category': Made }
  : Made extends Wanted
    ? [Exclude<keyof Made, FieldNames<Wanted>>] extends [never]
      ? unknown
      : { readonly 'fields that the type lacks': Exclude<keyof Made, FieldNames<Wanted>> }
    : { readonly 'the pattern makes': Made; readonly 'the type is': Wanted }

/** Whether a part of a pattern is made when the program runs: the compiler then cannot check it. */
type IsPartlyUnknown<P extends string> = Record<never, never> extends Record<P, unknown> ? true : false

/** The nodes of a category; what is wrong with it if there is no such category. */
type CategoryOf<C extends string, T> = C extends keyof T ? T[C] : { readonly 'no such category': C }

/** `unknown` if a pattern makes nodes of this kind of the category. */
export type FitsKind<P extends string, Kind extends string, Fixed, C extends string, T> = true extends
  | IsPartlyUnknown<P>
  | IsPartlyUnknown<Kind>
  | IsPartlyUnknown<C>
  ? unknown
  : Fits<{ readonly kind: Kind } & Made<Fixed, SlotsOf<P, T>>, KindOf<CategoryOf<C, T>, Kind>>

/** `unknown` if the one slot of a pattern makes nodes of the category. */
export type FitsInclude<P extends string, C extends string, T> = true extends
  | IsPartlyUnknown<P>
  | IsPartlyUnknown<C>
  ? unknown
  : SlotsOf<P, T> extends infer Slots
    ? Fits<Slots[keyof Slots], CategoryOf<C, T>>
    : never
