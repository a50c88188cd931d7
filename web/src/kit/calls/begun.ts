/** A read that the page began while its code was still coming: what it was asked with, and the text of its answer, or null where it failed. */
export type Begun = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly text: Promise<string | null> }

declare global {
  interface Window {
    /** Two files of code share it: the page's first script, which begins the read, and the application, which takes its answer. */
    begunRead?: Begun | undefined
  }
}

/** Begins a read, to be taken once by whoever makes the same request. */
export const beginRead = (url: string, headers: Begun['headers']): void => {
  const text = fetch(url, { headers, signal: AbortSignal.timeout(longest) }).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  )
  window.begunRead = { url, headers, text: text.catch(() => null) }
}

const longest = 60_000

/** The text of the answer of the read that the page began, if it is this very one; null where it is not, or failed: then the read is made as any other. */
export const begunText = async (url: string, { method, headers }: RequestInit): Promise<string | null> => {
  const begun = window.begunRead
  if (begun?.url !== url || method !== 'GET' || !isSame(begun.headers, headers)) return null
  window.begunRead = undefined
  return begun.text
}

const isSame = (one: Begun['headers'], other: RequestInit['headers']): boolean =>
  JSON.stringify([...new Headers(one)]) === JSON.stringify([...new Headers(other)])
