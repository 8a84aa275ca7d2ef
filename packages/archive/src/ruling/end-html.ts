import { capital, says } from '@battleline/card-game'
import { citations } from '../base/citations.ts'
import { type Html, html } from '../base/html.ts'
import type { Links } from '../base/links.ts'
import { shortened } from '../base/words.ts'
import type { End } from '../run/run.ts'

const MOST_OPTIONS = 12

/** Why the run stops at the board after it. */
export function endHtml(end: End, links: Links): Html | false {
  switch (end.kind) {
    case 'ended':
      return false
    case 'asking':
      return html`<div class="slip"><p><b>${end.title}</b> <span>${capital(says(end.who, 'choose'))} between:</span></p>
<ul>${end.options.slice(0, MOST_OPTIONS).map((option) => html`<li>${shortened(option)}</li>`)}${end.options.length > MOST_OPTIONS && html`<li>and ${end.options.length - MOST_OPTIONS} more</li>`}</ul></div>`
    case 'refused':
      return html`<p class="refused"><b>The rules forbid it:</b> ${shortened(end.reason)} ${citations(links, end.cite)}</p>`
    case 'limit':
      return html`<p class="refused"><b>It does not end:</b> ${end.reason} ${citations(links, end.cite)}</p>`
  }
}
