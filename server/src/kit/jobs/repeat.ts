/** Work that repeats until it is stopped; `stop` waits for the run that has begun. */
export type Running = { readonly stop: () => Promise<void> }

/**
 * Runs `turn` again and again; it returns the number of seconds until the next run. After a failure the next run is after `failedSeconds`.
 */
export const repeat = (
  turn: () => Promise<number>,
  { failedSeconds, onError }: { readonly failedSeconds: number; readonly onError: (error: Error) => void },
): Running => {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const next = () => {
    running = turn()
      .catch((error: Error) => {
        onError(error)
        return failedSeconds
      })
      .then((seconds) => {
        if (!stopped) timer = setTimeout(next, seconds * 1000)
      })
  }
  next()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
