import { phrase as anyPhrase } from '@battleline/language'
import { COSTED, COUNTED, PLAIN } from './keyword-texts.ts'
import { include, phrase } from './nodes.ts'

/** Keywords, alone or in a row. */
export const keywordClauses = [
  phrase('keyword-clause', 'keywords', '{keywords:keyword+", "}'),
  phrase('keyword-clause', 'keywords', '{keywords:keyword+", "}, protection from {from:guard+" and from "}'),
  phrase('keyword-clause', 'protection', 'protection from {from:guard+" and from "|", from "|", and from "}'),
  phrase('keyword-clause', 'about', 'hexproof from {does.from:guard}', {
    fixed: { who: { kind: 'self' }, does: [{ kind: 'hexproof from' }] },
  }),
  // Landwalk of other lands than basic land types (702.14).
  ...(
    [
      ['desertwalk', { subtype: 'Desert' }],
      ['nonbasic landwalk', { nouns: 'land', nonbasic: true }],
      ['legendary landwalk', { nouns: 'land', legendary: true }],
    ] as const
  ).map(([word, of]) =>
    phrase('keyword-clause', 'about', word, {
      fixed: {
        who: { kind: 'self' },
        does: [{ kind: 'cannot be blocked' }],
        if: { kind: 'controls', who: 'defending player', of: { kind: 'which', ...of } },
        as: word,
      },
    }),
  ),
  ...PLAIN.map((word) => anyPhrase('keyword-clause', word, word)),
  ...COUNTED.map((word) => anyPhrase('keyword-clause', word, `${word} {count:#}`)),
  ...COSTED.map((word) => anyPhrase('keyword-clause', word, `${word} {cost:mana}`)),
  ...PLAIN.map((word) => anyPhrase('granted-keyword', word, word)),
  ...COUNTED.map((word) => anyPhrase('granted-keyword', word, `${word} {count:#}`)),
  phrase('granted-keyword', 'ward', 'ward {cost:mana}'),
  phrase('keyword-clause', 'storm', 'storm'),
  phrase('keyword-clause', 'devoid', 'devoid'),
  phrase('keyword-clause', 'changeling', 'changeling'),
  phrase('keyword-clause', 'flash', 'flash'),
  phrase('keyword-clause', 'toxic', 'toxic {amount:#}'),
  phrase('keyword-clause', 'ward', 'ward {cost:mana}'),
  phrase('keyword-clause', 'ward', 'ward—{costs:extra+", "}.'),
  phrase('keyword-clause', 'flashback', 'flashback {costs.symbols:mana}', {
    fixed: { costs: [{ kind: 'mana' }] },
  }),
  phrase('keyword-clause', 'flashback', 'flashback—{costs:extra+", "}.'),
  phrase('keyword-clause', 'madness', 'madness {cost:mana}'),
  phrase('keyword-clause', 'enchant', 'enchant {what:thing}'),
  include('clause', '{it:keyword-clause}'),
  phrase('clause', 'several', '{of:keyword-clause+", "|"; "}'),
]
