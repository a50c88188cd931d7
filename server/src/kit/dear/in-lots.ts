/** Reads things in lots of some size, the next lot only when it is wanted: in memory is never more than one. */
export const inLots = async function* <Thing, Read>(
  all: readonly Thing[],
  size: number,
  read: (lot: readonly Thing[]) => Promise<Read>,
): AsyncGenerator<{ readonly lot: readonly Thing[]; readonly read: Read }> {
  for (let at = 0; at < all.length; at += size) {
    const lot = all.slice(at, at + size)
    yield { lot, read: await read(lot) }
  }
}
