/**
 * Sends something to the server that the app came from, and gives its answer.
 * @throws Error with the reason, as the server says it
 */
export async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as T & { readonly error?: { readonly message: string } }
  if (!response.ok) throw new Error(answer.error?.message ?? response.statusText)
  return answer
}
