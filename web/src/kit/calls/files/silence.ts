/** A signal that aborts when nothing was `heard` for so many milliseconds. */
export const silenceAfter = (milliseconds: number) => {
  const aborter = new AbortController()
  const wait = () => setTimeout(() => aborter.abort(), milliseconds)
  let timer = wait()
  return {
    signal: aborter.signal,
    heard: () => {
      clearTimeout(timer)
      timer = wait()
    },
    end: () => clearTimeout(timer),
  }
}
