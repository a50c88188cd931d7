/** A read that the page started while its code was still loading: its request, and the text of its answer, or null if it failed. */
export type Begun = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly text: Promise<string | null> }

declare global {
  interface Window {
    /** Two bundles share it: the page's first script starts the read, and the application uses its answer. */
    begunRead?: Begun | undefined
  }
}

/** Starts a read. The first call with the same request uses its answer. */
export const beginRead = (url: string, headers: Begun['headers']): void => {
  const text = fetch(url, { headers, signal: AbortSignal.timeout(longest) }).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  )
  window.begunRead = { url, headers, text: text.catch(() => null) }
}

const longest = 60_000

/**
 * The answer's text of the read that the page started, if it is the same request. Null if it is another request or if it failed; the caller
 * then makes a normal request.
 */
export const begunText = async (url: string, { method, headers }: RequestInit): Promise<string | null> => {
  const begun = window.begunRead
  if (begun?.url !== url || method !== 'GET' || !isSame(begun.headers, headers)) return null
  window.begunRead = undefined
  return begun.text
}

const isSame = (one: Begun['headers'], other: RequestInit['headers']): boolean =>
  JSON.stringify([...new Headers(one)]) === JSON.stringify([...new Headers(other)])
