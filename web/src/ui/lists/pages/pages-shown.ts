/** A page button, or the gap between two that do not follow each other. */
export type PageShown =
  | { readonly key: string; readonly gap: false; readonly number: number }
  | { readonly key: string; readonly gap: true }

const window = 3

/** The page buttons of a list: a window of three around the page, then the last page beyond a gap. */
export const pagesShown = (page: number, pages: number): readonly PageShown[] => {
  const start = Math.max(1, Math.min(page - 1, pages - window + 1))
  const shown = Array.from({ length: Math.min(window, pages) }, (_, index): PageShown => pageButton(start + index))
  const end = start + window - 1
  if (end >= pages) return shown
  return end === pages - 1 ? [...shown, pageButton(pages)] : [...shown, { key: 'gap', gap: true }, pageButton(pages)]
}

const pageButton = (number: number): PageShown => ({ key: `page ${number}`, gap: false, number })
