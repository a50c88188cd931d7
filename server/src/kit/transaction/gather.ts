/** A waiting piece of work: since when it waits, its timeout, and the promise that it settles. */
type Waiting<Item, Done> = {
  readonly item: Item
  readonly since: number
  readonly patience: NodeJS.Timeout | undefined
  readonly resolve: (done: Done) => void
  readonly reject: (error: unknown) => void
}

/** How work is gathered. */
type Gathering<Item, Done> = {
  /** The maximum number of pieces of work in one group. */
  readonly most: number
  /** How long a piece of work may wait for its start, in milliseconds. A started group has the rest of that time, but at least `least`. */
  readonly patience: { readonly longest: number; readonly least: number }
  /**
   * Does several pieces of work at once and returns their results in the same order. It may call `next` before it has ended, so that the
   * next group can start. When `giveUp` aborts, it either rolls back and throws, or returns the true results.
   */
  readonly work: (items: readonly Item[], next: () => void, giveUp: AbortSignal) => Promise<readonly Done[]>
  /** Whether an error has nothing to do with the work itself; running each piece alone would then only wait for the same thing again. */
  readonly isTransient?: (error: unknown) => boolean
  /** The error for a piece of work that waited too long and was never started. */
  readonly tooLate: () => Error
}

/**
 * Does work that arrives at the same moment together. Work that arrives while its key is busy waits; it is done in a group of at most
 * `most` when the running group ends or calls `next`. If a group fails, each piece of its work is done alone, so that one cannot make
 * another fail, unless the error `isTransient`.
 */
export const gatherer = <Item, Done>(gathering: Gathering<Item, Done>): ((key: string, item: Item) => Promise<Done>) => {
  const lines = new Map<string, Waiting<Item, Done>[]>()

  const serve = async (key: string, line: Waiting<Item, Done>[]): Promise<void> => {
    // Requests of the same moment may still be unread in their sockets.
    await new Promise<void>((resolve) => void setImmediate(resolve))
    while (line.length > 0) {
      const group = line.splice(0, gathering.most)
      for (const { patience } of group) clearTimeout(patience)
      const { promise: nextMayBegin, resolve: next } = Promise.withResolvers<void>()
      const settled = settle(group, { ...gathering, next, giveUp: endOf(group, gathering.patience) })
      await Promise.race([settled, nextMayBegin])
    }
    lines.delete(key)
  }

  const join = (line: Waiting<Item, Done>[], item: Item, isServed: boolean): Promise<Done> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(waiting), 1)
        reject(gathering.tooLate())
      }
      // The first in the queue starts at once and needs no timeout.
      const patience = isServed ? setTimeout(leave, gathering.patience.longest) : undefined
      const waiting = { item, since: performance.now(), patience, resolve, reject }
      line.push(waiting)
    })

  return (key, item) => {
    const line = lines.get(key) ?? []
    const isServed = lines.has(key)
    const done = join(line, item, isServed)
    if (isServed) return done
    lines.set(key, line)
    void serve(key, line)
    return done
  }
}

type Begun<Item, Done> = Gathering<Item, Done> & { readonly next: () => void; readonly giveUp: AbortSignal }

/** The moment at which a started group is given up, counted from its first member, which has waited longest. */
const endOf = (
  [first]: readonly { readonly since: number }[],
  { longest, least }: Gathering<unknown, unknown>['patience'],
): AbortSignal => {
  const waited = performance.now() - (first?.since ?? performance.now())
  return AbortSignal.timeout(Math.max(least, Math.ceil(longest - waited)))
}

const settle = async <Item, Done>(group: readonly Waiting<Item, Done>[], begun: Begun<Item, Done>): Promise<void> => {
  try {
    const items = group.map(({ item }) => item)
    const done = await begun.work(items, begun.next, begun.giveUp)
    for (const [index, one] of done.entries()) group[index]?.resolve(one)
  } catch (error) {
    if (group.length === 1 || begun.isTransient?.(error) === true) for (const one of group) one.reject(error)
    else await Promise.all(group.map((one) => settle([one], begun)))
  }
}
