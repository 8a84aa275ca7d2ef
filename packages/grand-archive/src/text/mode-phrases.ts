import { phrase } from './nodes.ts'

const CHOICES = '—\\n{of:mode+"\\n"}'

/** “Choose one—”, of actions and of triggered abilities. */
export const modes = [
  phrase('bare', 'resolve', '{does:modes+}'),
  phrase('bare', 'trigger', '{trigger:trigger}: {does:modes+}'),
  phrase('bare', 'whenever', '{event:event}, {first:modes}'),
  phrase('modes', 'modes', `Choose {count:mode-count}${CHOICES}`, {
    reads: [`Choose {count:mode-count} ${CHOICES}`],
  }),
  phrase(
    'modes',
    'modes',
    `Choose {count:mode-count}. Class Bonus: Choose {instead.count:mode-count} instead${CHOICES}`,
    { fixed: { instead: { kind: 'if', if: { kind: 'class bonus' } } } },
  ),
  phrase(
    'modes',
    'modes',
    `Choose {count:mode-count}. If {instead.if:state}, choose {instead.count:mode-count} instead${CHOICES}`,
    { fixed: { instead: { kind: 'if' } } },
  ),
  phrase('mode', 'mode', '• {when:brackets} {does:sentence+}'),
  phrase('mode', 'mode', '• {does:sentence+}'),
]
