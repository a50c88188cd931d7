import type { Visitor } from './visit.ts'

/** Searches a list, and waits until the search counts, when typing pauses: until then the list shows everything. */
export const searchList = async ({ page }: Pick<Visitor, 'page'>, field: string, text: string): Promise<void> => {
  await page.getByRole('searchbox', { name: field }).fill(text)
  await page.waitForURL((address) => address.searchParams.get('text') === text)
}
