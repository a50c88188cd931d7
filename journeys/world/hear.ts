import type { Page } from 'playwright-core'

declare global {
  // What the live regions of this page have said and nobody has heard yet; a variable is what a page and its journey share.
  var said: string[] | undefined
}

/** Goes into every page: an alert hides itself after two seconds, so what is said is written down when it is shown. */
export const writeDownWhatIsSaid = (): void => {
  const said: string[] = []
  globalThis.said = said
  const regionOf = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest('[role="status"], [role="alert"]')
  const note = (changes: readonly MutationRecord[]) => {
    for (const region of new Set(changes.map(regionOf))) if (region?.checkVisibility() === true) said.push(region.textContent)
  }
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Waits until the page has told this in an alert, however shortly it was shown; each time that it is told is heard once. */
export const hear = async ({ page }: { readonly page: Page }, words: string): Promise<void> => {
  await page.waitForFunction((wanted) => {
    const at = globalThis.said?.findIndex((text) => text.includes(wanted)) ?? -1
    if (at !== -1) globalThis.said?.splice(0, at + 1)
    return at !== -1
  }, words)
}
