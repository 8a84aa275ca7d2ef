import type { Source } from './source.ts'

/** What an element is to show, by its attributes. */
export interface Shown extends Source {
  /** The address of the app that “Open in Battleline” leads to. */
  readonly app: string
  /** A number from 1, `first`, `last`, or null for the decisive step. */
  readonly step: string | null
  /** True to play up to that step. */
  readonly autoplay: boolean
  /** `light`, `dark` or `system`; null for that of the page. */
  readonly theme: string | null
}

/** The step that a board shows, and the ways to others. */
export interface Playback {
  readonly sentence: string
  /** From 1. */
  readonly step: number
  readonly steps: number
  /** What happens in the step. */
  readonly title: string
  /** The rule that decides it; null where it cites none. */
  readonly rule: string | null
  next(): void
  back(): void
  play(): void
}

/** Why there is no board; a place in the text where one is wrong. */
export interface Fault {
  readonly message: string
  readonly line?: number
  readonly column?: number
}

export interface Listener {
  tell(playback: Playback): void
  fail(fault: Fault): void
}

export interface View {
  show(shown: Shown): void
  remove(): void
}
