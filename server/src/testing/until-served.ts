/** Asks again for as long as the server is too busy and says to come again, as whoever asks is told to: nothing was done. */
export const untilServed = async <R extends { readonly refusal?: string | undefined }>(ask: () => Promise<R>): Promise<R> => {
  const reply = await ask()
  return reply.refusal === 'busy' ? untilServed(ask) : reply
}
