/** Does a work so many times, each after the one before has ended, and answers what each came to. */
export const inTurn = async <R>(times: number, work: (index: number) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  for (let index = 0; index < times; index += 1) results.push(await work(index))
  return results
}
