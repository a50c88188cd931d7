import { useEffect, useMemo, useState } from 'react'
import type { Seen } from './use-seen.ts'

/** A block that is in the document. */
export type MountedBlock = { readonly key: string; readonly week: number; readonly rowBlock: number }

const perFrame = 2

/**
 * The blocks in the document: those in view at once, those around them a few with each frame, so that no frame is long. Those at the
 * corners come last: scrolling on along one way never shows them.
 */
export function useMounted(seen: Seen): readonly MountedBlock[] {
  const [ahead, setAhead] = useState<ReadonlySet<string>>(new Set())
  const wanted = useMemo(() => blocksOf(seen), [seen])
  const inView = useMemo(() => new Set(blocksOf(seen.inView).map(({ key }) => key)), [seen])
  const missing = wanted
    .filter(({ key }) => !inView.has(key) && !ahead.has(key))
    .toSorted((one, other) => stepsTo(one, seen) - stepsTo(other, seen))
  useEffect(() => {
    if (missing.length === 0) return undefined
    const frame = requestAnimationFrame(() => {
      const kept = wanted.filter(({ key }) => ahead.has(key) || inView.has(key))
      setAhead(new Set([...kept, ...missing.slice(0, perFrame)].map(({ key }) => key)))
    })
    return () => cancelAnimationFrame(frame)
  }, [missing, wanted, inView, ahead])
  return wanted.filter(({ key }) => inView.has(key) || ahead.has(key))
}

// In how many ways, across and down, a block lies out of view.
const stepsTo = ({ week, rowBlock }: MountedBlock, { inView }: Seen): number =>
  Number(!inView.weeks.includes(week)) + Number(!inView.rowBlocks.includes(rowBlock))

const blocksOf = ({ weeks, rowBlocks }: Seen['inView']): MountedBlock[] =>
  rowBlocks.flatMap((rowBlock) => weeks.map((week) => ({ key: `${rowBlock} ${week}`, week, rowBlock })))
