import { field } from './field.ts'
import { say } from './say.ts'

/**
 * The input fields for the order of a list and of its export: by which field it is sorted, and in which direction. Without a field the list
 * has its default order.
 */
export const sortedBy = <const V extends readonly string[]>(sorts: V) => ({
  sort: field.choice(say('Sắp xếp theo', 'Sort by'), sorts).optional(),
  descending: field.flag(say('Giảm dần', 'Descending')).default(false),
})
