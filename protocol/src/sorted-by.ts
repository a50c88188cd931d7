import { field } from './field.ts'
import { say } from './say.ts'

/** By which fields a list may be sorted, and in which direction; without a field the list has the order of its own. For the input of a list and of its export. */
export const sortedBy = <const V extends readonly string[]>(sorts: V) => ({
  sort: field.choice(say('Sắp xếp theo', 'Sort by'), sorts).optional(),
  descending: field.flag(say('Giảm dần', 'Descending')).default(false),
})
