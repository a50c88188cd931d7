import type { Page } from 'playwright-core'

declare global {
  // The texts of this page's live regions that no test has read yet; a global variable, because the page and its journey share it.
  var said: string[] | undefined
}

/** Runs in every page: an alert hides itself after two seconds, so its text is recorded when it is shown. */
export const writeDownWhatIsSaid = (): void => {
  const said: string[] = []
  globalThis.said = said
  const regionOf = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest('[role="status"], [role="alert"]')
  // A banner comes with its role, an alert into a region that is there already.
  const newRegions = ({ addedNodes }: MutationRecord) =>
    [...addedNodes].flatMap((node) =>
      node instanceof Element ? [node, ...node.querySelectorAll('[role="alert"]')].filter((one) => one.matches('[role="alert"]')) : [],
    )
  const note = (changes: readonly MutationRecord[]) => {
    for (const region of new Set(changes.flatMap((change) => [regionOf(change), ...newRegions(change)])))
      if (region?.checkVisibility() === true) said.push(region.textContent)
  }
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Waits until the page has shown this text in an alert, however shortly; each showing is read once. */
export const hear = async ({ page }: { readonly page: Page }, words: string): Promise<void> => {
  await page.waitForFunction((wanted) => {
    const at = globalThis.said?.findIndex((text) => text.includes(wanted)) ?? -1
    if (at !== -1) globalThis.said?.splice(0, at + 1)
    return at !== -1
  }, words)
}
