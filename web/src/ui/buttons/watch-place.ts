/** How long something stands still before it may be pressed. */
export const settleMilliseconds = 500

const lookEvery = 100
const leastMove = 2

/** The position of an element: in the window, and in the nearest scrolling container. */
type Place = readonly (readonly [window: number, scrolled: number])[]

/**
 * Tells whether an element has appeared or moved within the last half a second; answers how to stop. What a person scrolls moves with their
 * knowledge, and what takes no room is not there yet.
 */
export const watchPlace = (element: HTMLElement, tell: (settling: boolean) => void): (() => void) => {
  let known: Place | null = null
  let still: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    tell(true)
    clearTimeout(still)
    still = setTimeout(() => {
      still = undefined
      tell(false)
    }, settleMilliseconds)
  }
  const look = () => {
    const now = placeOf(element)
    const moved = isElsewhere(known, now)
    known = now
    if (moved) settle()
  }
  // A press looks for itself, since what moved a moment ago has not been looked at yet; one that begins too early stays ignored until it ends.
  const press = (event: Event) => {
    look()
    if (still !== undefined && event.target instanceof Node && element.contains(event.target)) settle()
  }
  look()
  const timer = setInterval(look, lookEvery)
  window.addEventListener('pointerdown', press, true)
  return () => {
    clearInterval(timer)
    clearTimeout(still)
    window.removeEventListener('pointerdown', press, true)
  }
}

const placeOf = (element: HTMLElement): Place | null => {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return null
  let [across, down] = [left, top]
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    across += around.scrollLeft
    down += around.scrollTop
  }
  return [
    [left, across],
    [top, down],
  ]
}

/** A scrolling element has kept its position in its container; a fixed one, in the window. */
const isElsewhere = (before: Place | null, now: Place | null): boolean =>
  now !== null && now.some((ways, at) => ways.every((way, index) => Math.abs(way - (before?.[at]?.[index] ?? Infinity)) > leastMove))
