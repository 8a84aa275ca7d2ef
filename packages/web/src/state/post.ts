/** The token of a seat, where a request is about a room. */
type Token = string | null

/**
 * Sends something to the server that the app came from, and gives its answer.
 * @throws Error with the reason, as the server says it
 */
export const post = <T>(path: string, body: unknown, token: Token = null): Promise<T> =>
  answerOf(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...seat(token) },
    body: JSON.stringify(body),
  })

/**
 * Gets something from the server that the app came from.
 * @throws Error with the reason, as the server says it
 */
export const get = <T>(path: string, token: Token = null): Promise<T> =>
  answerOf(path, { headers: seat(token) })

const seat = (token: Token) => (token === null ? {} : { authorization: `Bearer ${token}` })

async function answerOf<T>(path: string, how: RequestInit): Promise<T> {
  const response = await fetch(path, how)
  const answer = (await response.json()) as T & { readonly error?: { readonly message: string } }
  if (!response.ok) throw new Error(answer.error?.message ?? response.statusText)
  return answer
}
