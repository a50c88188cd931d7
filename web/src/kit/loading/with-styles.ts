/**
 * Loads a part, and the style sheets that failed to load in an earlier attempt. The build's loader requests each style sheet only once, so
 * a part that is loaded at the second attempt would otherwise have no styles.
 */
export const withStyles = async <T>(load: () => Promise<T>): Promise<T> => {
  const loaded = await load()
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(sheets.filter((sheet) => isOurs(sheet) && isMissing(sheet)).map(askedAgain))
  return loaded
}

// A browser extension may add its own style sheets, which a page cannot read either.
const isOurs = ({ href }: HTMLLinkElement): boolean => href.startsWith(`${window.location.origin}/`)

// The rules of a style sheet that failed to load cannot be read: browsers throw an error, or return none.
const isMissing = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return sheet?.cssRules.length === 0
  } catch (error) {
    if (error instanceof DOMException) return true
    throw error
  }
}

const askedAgain = (failed: HTMLLinkElement): Promise<void> => {
  const again = document.createElement('link')
  again.rel = 'stylesheet'
  again.crossOrigin = failed.crossOrigin
  again.href = failed.href
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`no styles came from ${again.href}`)))
    failed.replaceWith(again)
  })
}
