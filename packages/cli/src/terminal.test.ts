import { describe, expect, it } from 'vitest'
import { terminal } from './terminal.ts'

/** A terminal whose streams are kept. */
function kept(env: Readonly<Record<string, string>>, stdoutTTY: boolean, stderrTTY: boolean) {
  const written = { stdout: '', stderr: '' }
  const stream = (name: keyof typeof written, isTTY: boolean) => ({
    isTTY,
    columns: 80,
    write: (text: string) => {
      written[name] += text
    },
  })
  const out = terminal({ stdout: stream('stdout', stdoutTTY), stderr: stream('stderr', stderrTTY), env })
  return { out, written }
}

const isStyled = (text: string): boolean => text.includes('[3')

describe('a terminal', () => {
  it.each([
    [{}, true, false, [true, false]],
    [{}, false, true, [false, true]],
    [{ NO_COLOR: '1' }, true, true, [false, false]],
    [{ FORCE_COLOR: '1' }, false, false, [true, true]],
    [{ FORCE_COLOR: '0' }, true, true, [false, false]],
    [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, true, [false, false]],
    [{ TERM: 'dumb' }, true, true, [false, false]],
  ] as const)('with %j, output %s and errors %s, has colors: %j', (env, stdout, stderr, colored) => {
    const { out } = kept(env, stdout, stderr)
    expect([isStyled(out.paint('bad', 'x')), isStyled(out.paintError('bad', 'x'))]).toEqual(colored)
  })

  it('erases progress before anything else, and shows none without a terminal', () => {
    const { out, written } = kept({}, true, true)
    out.progress('1 of 2')
    out.print('done\n')
    out.progress('')
    expect(written.stderr).toBe('\r\x1b[K1 of 2\r\x1b[K')
    const piped = kept({}, true, false)
    piped.out.progress('1 of 2')
    expect(piped.written.stderr).toBe('')
  })
})
