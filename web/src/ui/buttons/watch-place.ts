/** How long something stands still before it may be pressed. */
export const settleMilliseconds = 500

const lookEvery = 100
const leastMove = 2

type Place = { readonly left: number; readonly top: number }

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
  const followScroll = () => {
    if (known !== null) known = placeOf(element)
  }
  look()
  const timer = setInterval(look, lookEvery)
  window.addEventListener('pointerdown', press, true)
  window.addEventListener('scroll', followScroll, true)
  return () => {
    clearInterval(timer)
    clearTimeout(still)
    window.removeEventListener('pointerdown', press, true)
    window.removeEventListener('scroll', followScroll, true)
  }
}

const placeOf = (element: HTMLElement): Place | null => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return width === 0 || height === 0 ? null : { left, top }
}

const isElsewhere = (before: Place | null, now: Place | null): boolean =>
  now !== null && (before === null || Math.abs(now.left - before.left) > leastMove || Math.abs(now.top - before.top) > leastMove)
