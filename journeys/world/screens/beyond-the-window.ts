import type { Visitor } from '../visit.ts'

/** What of the page reaches beyond the window and cannot be scrolled to inside a part of it, once nothing is loading. */
export const beyondTheWindow = async ({ page }: Visitor): Promise<readonly string[]> => {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  return page.evaluate(whatIsBeyond)
}

// Runs in the page.
const whatIsBeyond = (): string[] => {
  const width = document.documentElement.clientWidth
  const scrolls = (element: Element): boolean =>
    element !== document.body && /auto|scroll|hidden|clip/u.test(getComputedStyle(element).overflowX)
  const isCut = (element: Element): boolean => {
    for (let at = element.parentElement; at !== null; at = at.parentElement) if (scrolls(at)) return true
    return false
  }
  const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right, left, width: own } = element.getBoundingClientRect()
    return own > 1 && left < width && right > width + 1 && getComputedStyle(element).position !== 'fixed' && !isCut(element)
  })
  const wider = document.documentElement.scrollWidth - width
  const innermost = beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
  return [...(wider > 0 ? [`the page is ${wider} pixels wider`] : []), ...innermost.map((element) => element.outerHTML.slice(0, 160))]
}
