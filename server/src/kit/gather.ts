/** One piece of work that waits, since when, until when, and who is told how it ended. */
type Waiting<Item, Done> = {
  readonly item: Item
  readonly since: number
  readonly patience: NodeJS.Timeout | undefined
  readonly resolve: (done: Done) => void
  readonly reject: (error: unknown) => void
}

/** How work is gathered. */
type Gathering<Item, Done> = {
  /** The most that is done at once. */
  readonly most: number
  /** How long one waits to be begun with, in milliseconds; and how long what has been begun may take, though never less than `least`. */
  readonly patience: { readonly longest: number; readonly least: number }
  /**
   * Does several pieces of work at once and answers how each ended, in their order. It may call `next` before it has ended. Once it is told to
   * give up it undoes what it did and throws, or else answers truly.
   */
  readonly work: (items: readonly Item[], next: () => void, giveUp: AbortSignal) => Promise<readonly Done[]>
  /** Whether an error says nothing of the work: each would only wait for the same again. */
  readonly isNobodysFault?: (error: unknown) => boolean
  /** What is told of work that waited too long and was never begun. */
  readonly tooLate: () => Error
}

/**
 * Does work that arrives at the same moment together. What arrives for a key while that key is at work waits, and is then done at
 * once, at most so many at a time: when what is at work has ended, or says that the `next` may begin. Where several together fail
 * each is done alone, so that nobody fails for somebody else's sake; unless the error is nobody's fault.
 */
export const gatherer = <Item, Done>(gathering: Gathering<Item, Done>): ((key: string, item: Item) => Promise<Done>) => {
  const lines = new Map<string, Waiting<Item, Done>[]>()

  const serve = async (key: string, line: Waiting<Item, Done>[]): Promise<void> => {
    // What the same moment brought may still stand in the sockets.
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
      // Whom nobody is before is begun with at once.
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

/** When those who are begun with together have waited long enough: the first of them came first. */
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
    if (group.length === 1 || begun.isNobodysFault?.(error) === true) for (const one of group) one.reject(error)
    else await Promise.all(group.map((one) => settle([one], begun)))
  }
}
