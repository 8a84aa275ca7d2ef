import {
  type Locals,
  type Message,
  type QuestionSpec,
  type StepBuilder,
  stepVerbs,
  type Value,
  type View,
  type World,
} from '@battleline/kernel'

/** A question whose options are cards or players, labelled with their names. */
export interface RecordQuestionSpec<L extends Locals, A>
  extends Omit<QuestionSpec<L, A>, 'label' | 'record' | 'take'> {
  /**
   * Receives the chosen records in the order of the options (`order`: in the chosen order; `divide`: each option's
   * share).
   */
  take(w: World, l: L, chosen: readonly number[], args: A): void
  label?(w: View, record: Value, l: L, args: A): string | Message
}

/** The verbs of the kernel, and `choose` for questions about cards and players. `nameOf` names a record. */
export const verbsWithNames = (nameOf: (w: View, record: number) => string) => {
  const label = (w: View, record: Value) => nameOf(w, Number(record))
  return <L extends Locals>() => {
    const kernelVerbs = stepVerbs<L>()
    function choose(title: string, question: RecordQuestionSpec<L, undefined>): StepBuilder<L>
    function choose<A>(title: string, question: RecordQuestionSpec<L, A>, args: A): StepBuilder<L, A>
    function choose<A>(title: string, question: RecordQuestionSpec<L, A>, args?: A): StepBuilder<L, A> {
      return kernelVerbs.ask(title, { label, ...question, record: Number } as QuestionSpec<L, A>, args as A)
    }
    return { ...kernelVerbs, choose }
  }
}
