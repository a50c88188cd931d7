/** One piece of work that waits, and who is told how it ended. */
type Waiting<Item, Done> = { readonly item: Item; readonly resolve: (done: Done) => void; readonly reject: (error: unknown) => void }

/** Does several pieces of work at once and answers how each ended, in their order. It may call `next` before it has ended. */
type Work<Item, Done> = (items: readonly Item[], next: () => void) => Promise<readonly Done[]>

/**
 * Does work that arrives at the same moment together. What arrives for a key while that key is at work waits, and is then done at
 * once, at most so many at a time: when what is at work has ended, or says that the `next` may begin. Where several together fail
 * each is done alone, so that nobody fails for somebody else's sake; unless the error is nobody's fault: each would only wait for the
 * same again.
 */
export const gatherer = <Item, Done>(
  most: number,
  work: Work<Item, Done>,
  isNobodysFault: (error: unknown) => boolean = () => false,
): ((key: string, item: Item) => Promise<Done>) => {
  const lines = new Map<string, Waiting<Item, Done>[]>()

  const serve = async (key: string, line: Waiting<Item, Done>[]): Promise<void> => {
    // What the same moment brought may still stand in the sockets.
    await new Promise<void>((resolve) => void setImmediate(resolve))
    while (line.length > 0) {
      const group = line.splice(0, most)
      const { promise: nextMayBegin, resolve: next } = Promise.withResolvers<void>()
      const settled = settle(group, { work: (items) => work(items, next), isNobodysFault })
      await Promise.race([settled, nextMayBegin])
    }
    lines.delete(key)
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(key) ?? []
      line.push({ item, resolve, reject })
      if (lines.has(key)) return
      lines.set(key, line)
      void serve(key, line)
    })
}

type Doing<Item, Done> = {
  readonly work: (items: readonly Item[]) => Promise<readonly Done[]>
  readonly isNobodysFault: (error: unknown) => boolean
}

const settle = async <Item, Done>(group: readonly Waiting<Item, Done>[], doing: Doing<Item, Done>): Promise<void> => {
  try {
    const done = await doing.work(group.map(({ item }) => item))
    for (const [index, one] of done.entries()) group[index]?.resolve(one)
  } catch (error) {
    if (group.length === 1 || doing.isNobodysFault(error)) for (const one of group) one.reject(error)
    else await Promise.all(group.map((one) => settle([one], doing)))
  }
}
