/** Repeats a request while the server is busy and asks to try again, as clients are told to: nothing was done. */
export const untilServed = async <R extends { readonly refusal?: string | undefined }>(ask: () => Promise<R>): Promise<R> => {
  const reply = await ask()
  return reply.refusal === 'busy' ? untilServed(ask) : reply
}
