import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const FONTS = ['@fontsource-variable/source-serif-4', '@fontsource-variable/source-sans-3'] as const
const HOLDER = 'Copyright Adobe (https://www.adobe.com), with the reserved font name “Source”.'

/** Writes the license of the fonts beside them: whoever passes them on has to pass it on, too. */
export function fontLicense(): Plugin {
  return {
    name: 'font-license',
    apply: 'build',
    generateBundle() {
      const { resolve } = createRequire(import.meta.url)
      const licenses = FONTS.map(
        (name) => `${name}\n${HOLDER}\n\n${readFileSync(resolve(`${name}/LICENSE`), 'utf8')}`,
      )
      this.emitFile({ type: 'asset', fileName: 'font-licenses.txt', source: licenses.join('\n\n') })
    },
  }
}
