/** The results of several runs. */
export type Runs = readonly number[]

/** The median of the runs. */
export const median = (runs: Runs): number => {
  const sorted = runs.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

/** The value below which this share of the runs lies. */
export const percentile = (runs: Runs, share: number): number => {
  const sorted = runs.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** A server that was just started runs half-compiled code: a call takes two to three times as long as after some hundreds of its kind. */
const warmingUp = 3

/** Measures things in turn, A B A B, so that disturbances of the machine affect all of them alike; the first turns only warm up. */
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

/** The calls per second of some clients, each of which sends its next call as soon as it is answered. */
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
