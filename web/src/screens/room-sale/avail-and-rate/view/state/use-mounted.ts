import { useLayoutEffect, useMemo, useState } from 'react'
import type { Seen } from './use-seen.ts'

/** A block that is in the document. */
export type MountedBlock = { readonly key: string; readonly week: number; readonly rowBlock: number }

const perFrame = 2

/**
 * The blocks in the document: those in view at once, those beside them a few with each frame, so that no frame is long. Those at the
 * corners are none of them: before one comes into view it stands beside it, and scrolling on along one way never shows it.
 */
export const useMounted = (seen: Seen): readonly MountedBlock[] => {
  const [ahead, setAhead] = useState<ReadonlySet<string>>(new Set())
  const wanted = useMemo(() => blocksOf(seen).filter((block) => !isAtCorner(block, seen)), [seen])
  const inView = useMemo(() => new Set(blocksOf(seen.inView).map(({ key }) => key)), [seen])
  const missing = wanted.filter(({ key }) => !inView.has(key) && !ahead.has(key)).toSorted(soonest(seen))
  // Before the frame is drawn: an effect after it would leave out every other frame.
  useLayoutEffect(() => {
    if (missing.length === 0) return undefined
    const frame = requestAnimationFrame(() => {
      const kept = wanted.filter(({ key }) => ahead.has(key) || inView.has(key))
      setAhead(new Set([...kept, ...missing.slice(0, perFrame)].map(({ key }) => key)))
    })
    return () => cancelAnimationFrame(frame)
  }, [missing, wanted, inView, ahead])
  return wanted.filter(({ key }) => inView.has(key) || ahead.has(key))
}

// Which come into view first: the weeks ahead, for it is further across than down, and of each what lies farthest on the way; what lies
// at the other end is out of view before it would be seen.
const soonest =
  ({ inView, across, down }: Seen) =>
  (one: MountedBlock, other: MountedBlock): number =>
    Number(inView.weeks.includes(one.week)) - Number(inView.weeks.includes(other.week)) ||
    (other.rowBlock - one.rowBlock) * down ||
    (other.week - one.week) * across

// Out of view both across and down.
const isAtCorner = ({ week, rowBlock }: MountedBlock, { inView }: Seen): boolean =>
  !inView.weeks.includes(week) && !inView.rowBlocks.includes(rowBlock)

const blocksOf = ({ weeks, rowBlocks }: Seen['inView']): MountedBlock[] =>
  rowBlocks.flatMap((rowBlock) => weeks.map((week) => ({ key: `${rowBlock} ${week}`, week, rowBlock })))
