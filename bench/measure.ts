/** Several runs of one thing. */
export type Runs = readonly number[]

/** The middle one; between the two middle ones where their number is even. */
export const median = (runs: Runs): number => {
  const sorted = runs.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

/** The value below which that share of the runs lies. */
export const percentile = (runs: Runs, share: number): number => {
  const sorted = runs.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** A server just started runs its code half compiled: a call costs two to three times what it does after some hundreds of its kind. */
const warmingUp = 3

/** Measures things in turn, A B A B, so that what disturbs the machine disturbs all of them alike; the first turns only warm up. */
export const inTurn = async (turns: number, measures: readonly (() => Promise<number>)[]): Promise<number[][]> => {
  const runs: number[][] = measures.map(() => [])
  for (let turn = -warmingUp; turn < turns; turn += 1) {
    for (const [index, measure] of measures.entries()) {
      const value = await measure()
      if (turn >= 0) runs[index]?.push(value)
    }
  }
  return runs
}

/** The median of the ratios of runs that were measured side by side. */
export const medianRatio = (above: Runs, below: Runs): number => median(above.map((value, index) => value / (below[index] ?? Number.NaN)))

/** How long something takes, in milliseconds. */
export const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** How many times a second some clients, each asking again as soon as it is answered, get through. */
export const perSecond = async (clients: readonly (() => Promise<unknown>)[], seconds: number): Promise<number> => {
  const from = performance.now()
  const until = from + seconds * 1000
  const counts = await Promise.all(
    clients.map(async (work) => {
      let count = 0
      for (; performance.now() < until; count += 1) await work()
      return count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - from) / 1000)
}
