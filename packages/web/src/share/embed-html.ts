/** The HTML that shows a link as a board in a page of somebody else; without scripts, the link itself. */
export function embedHtml(link: string, name: string): string {
  const app = link.replace(/(?:index\.html)?#.*$/, '')
  return [
    `<script type="module" src="${escaped(app)}battleline-board.js"></script>`,
    `<battleline-board link="${escaped(link)}"><a href="${escaped(link)}">${escaped(name)}</a></battleline-board>`,
    '',
  ].join('\n')
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? '')
