/**
 * Loads a part, and the styles that did not come when it was loaded before: the loader that the build puts around an import asks for each stylesheet
 * once, so that a part which comes at the second try would stand without its looks.
 */
export const withStyles = async <T>(load: () => Promise<T>): Promise<T> => {
  const loaded = await load()
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(sheets.filter((sheet) => isOurs(sheet) && isMissing(sheet)).map(askedAgain))
  return loaded
}

// A browser's extension may put its own into the page, which no page may read either.
const isOurs = ({ href }: HTMLLinkElement): boolean => href.startsWith(`${window.location.origin}/`)

// The rules of a sheet that did not come are those of nobody: browsers let no page read them, or find none.
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
