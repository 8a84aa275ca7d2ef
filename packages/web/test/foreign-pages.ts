import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of somebody else, on another port than the app. */
export interface ForeignPage {
  readonly body: string
  /** Its own styles. */
  readonly style?: string
  /** Its content security policy; none by default. */
  readonly policy?: string
}

export interface ForeignPages {
  /** Serves a page. @returns its address */
  serve(page: ForeignPage): string
  close(): void
}

/** A server of pages that load the embedded board from `app`. */
export async function foreignPages(app: () => string): Promise<ForeignPages> {
  const pages: ForeignPage[] = []
  const server = createServer((request, response) => {
    const page = pages[Number(request.url?.slice(1))]
    if (request.url === '/style.css') response.writeHead(200, { 'content-type': 'text/css' }).end('')
    else if (page === undefined) response.writeHead(404).end()
    else
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          ...(page.policy !== undefined && { 'content-security-policy': page.policy }),
        })
        .end(htmlOf(page, app()))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    serve: (page) => `http://127.0.0.1:${port}/${pages.push(page) - 1}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const htmlOf = ({ body, style }: ForeignPage, app: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A blog</title><link rel="icon" href="data:,">
${style === undefined ? '' : `<style>${style}</style>`}
<script type="module" src="${app}battleline-board.js"></script>
</head><body><main><h1>A blog</h1>${body}</main></body></html>`
