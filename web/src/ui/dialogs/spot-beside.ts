/** The position of a panel: below its opener, aligned left or right, or at its right side. */
export type DropSide = 'below-start' | 'below-end' | 'right'

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
type Size = { readonly offsetWidth: number; readonly offsetHeight: number }

const gap = 6
const margin = 8

/** The corner of a panel beside its opener, in pixels of the window: on the other side where there is no room, and never outside. */
export const spotBeside = (opener: Box, panel: Size, side: DropSide): { readonly left: number; readonly top: number } => {
  const room = { right: window.innerWidth - panel.offsetWidth - margin, bottom: window.innerHeight - panel.offsetHeight - margin }
  const after = side === 'right' ? opener.right + gap : opener.bottom + gap
  const before = side === 'right' ? opener.left - gap - panel.offsetWidth : opener.top - gap - panel.offsetHeight
  const flipped = (most: number) => (after > most && before >= margin ? before : after)
  const wanted =
    side === 'right'
      ? { left: flipped(room.right), top: opener.top }
      : { left: side === 'below-start' ? opener.left : opener.right - panel.offsetWidth, top: flipped(room.bottom) }
  return { left: kept(wanted.left, room.right), top: kept(wanted.top, room.bottom) }
}

const kept = (wanted: number, most: number): number => Math.max(margin, Math.min(wanted, most))
