import { phrase } from '../nodes.ts'

/** One of several things, which the active player chooses; or all of them where something is so. */
export const oneOfSeveral = [
  phrase('sentence', 'choose one', 'choose one: {options:option+" "|"\\n"}', {
    reads: ['choose one:\\n{options:option+" "|"\\n"}'],
  }),
  phrase('sentence', 'choose one', 'choose one:\\n{options:bare-option+"\\n"}'),
  phrase('sentence', 'choose one', 'choose one: {options:short-option+", or "|" or "|", or, "|"; or "}.'),
  ...['choose one: {options:option+" "|"\\n"}', 'choose one:\\n{options:bare-option+"\\n"}'].flatMap(
    (before) =>
      ['\\n', ' '].map((gap) =>
        phrase('sentence', 'choose one', `${before}${gap}if {both:condition}, resolve both instead.`, {
          reads: [
            'you may choose both instead',
            'choose both instead',
            'do both instead',
            'resolve each of them instead',
            'instead resolve both',
            'choose both',
          ].map((all) => `${before}${gap}if {both:condition}, ${all}.`),
        }),
      ),
  ),
  phrase(
    'sentence',
    'choose one',
    'choose one: {options:short-option+", or "|" or "|", or, "|"; or "}. If {both:condition}, resolve both instead.',
    {
      reads: [
        'choose one: {options:short-option+", or "|" or "|", or, "|"; or "}. If {both:condition}, (choose|do) both instead.',
      ],
    },
  ),
  phrase('option', 'option', '• {does:sentence+}', { reads: ['(-|*) {does:sentence+}'] }),
  phrase('bare-option', 'option', '{does:sentence+}'),
  phrase('short-option', 'option', '{does:plain-sentence+"; "}'),
]
