import type { KindOf } from '../base/kind-of.ts'
import type { Node } from './phrase.ts'

/*
 * The compiler reads patterns, too: it works out which fields a pattern makes and of which types, so that a phrase whose
 * nodes do not fit the types of its category does not compile. `pattern.ts` describes the pattern language.
 */

/** The types of a grammar's nodes and words: for each category what its phrases read, for each word set its entries. */
export type NodeTypes = Readonly<Record<string, unknown>>

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

type Field<Inside extends string, T, Open extends Brackets> = Inside extends 'self'
  ? unknown
  : Inside extends `${infer Name}:${infer Written}`
    ? Name extends `${infer Flag}=${string}`
      ? { readonly [F in Flag]?: true }
      : Open extends readonly []
        ? Written extends `${string}?`
          ? { readonly [F in Name]?: SlotValue<Written, T> }
          : { readonly [F in Name]: SlotValue<Written, T> }
        : { readonly [F in Name]?: SlotValue<Written, T> }
    : Inside extends `${infer Flag}=${string}`
      ? { readonly [F in Flag]?: true }
      : { readonly 'no slot': Inside }

type FieldsFrom<
  P extends string,
  T,
  Open extends Brackets,
> = P extends `${infer Before}{${infer Inside}}${infer After}`
  ? Field<Inside, T, OpenAfter<Before, Open>> & FieldsFrom<After, T, OpenAfter<Before, Open>>
  : unknown

/** The fields that the slots and flags of a pattern make. */
export type FieldsOf<P extends string, T> = FieldsFrom<Unescaped<P>, T, []>

type FieldNames<Union> = Union extends unknown ? keyof Union : never

/** `unknown` if nodes with these fields are nodes of this type; otherwise what is wrong, for the compiler's message. */
type Fits<Made, Wanted> = [Wanted] extends [never]
  ? { readonly 'no such kind in this category': Made }
  : Made extends Wanted
    ? [Exclude<keyof Made, FieldNames<Wanted>>] extends [never]
      ? unknown
      : { readonly 'fields that the type lacks': Exclude<keyof Made, FieldNames<Wanted>> }
    : { readonly 'the pattern makes': Made; readonly 'the type is': Wanted }

/** `unknown` if a pattern makes nodes of this kind of the category. A pattern the compiler does not know is not checked. */
export type FitsKind<P extends string, Kind extends string, Fixed, Category, T> = string extends P
  ? unknown
  : Fits<{ readonly kind: Kind } & Fixed & FieldsOf<P, T>, KindOf<Category, Kind>>

/** `unknown` if the one slot of a pattern makes nodes of the category. */
export type FitsInclude<P extends string, Category, T> = string extends P
  ? unknown
  : FieldsOf<P, T> extends infer Made
    ? Fits<Made[keyof Made], Category>
    : never
