import { include, phrase } from './nodes.ts'

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
  // What happens depends on a number as it resolves; nobody chooses.
  phrase('bare', 'resolve', '{does:depending+}'),
  phrase('bare', 'trigger', '{trigger:trigger}: {does:depending+}'),
  phrase('depending', 'depends', 'Depending on {on:depends-on}—\\n{of:case+"\\n"}'),
  phrase('depends-on', 'direction', "your Shifting Currents' direction"),
  include('depends-on', '{it:count}'),
  phrase('case', 'case', '• {from:#}— {does:sentence+}'),
  phrase('case', 'case', '• {from:#} to {to:#}— {does:sentence+}'),
  phrase('case', 'case', '• {from:#} or more— {does:sentence+}', { fixed: { more: true } }),
  phrase('case', 'case', '• {faces:direction} or {or:direction}— {does:sentence+}'),
  phrase('mode', 'mode', '• {when:brackets} {does:sentence+}'),
  phrase('mode', 'mode', '• {does:sentence+}'),
]
