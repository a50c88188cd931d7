/** Runs work `times` times, each after the one before has ended, and returns the results. */
export const inTurn = async <R>(times: number, work: (index: number) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  for (let index = 0; index < times; index += 1) results.push(await work(index))
  return results
}
