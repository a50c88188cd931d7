import { z } from 'zod'
import { call } from '#call.ts'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'

const access = { who: 'signedIn' } as const

/** The maximum number of views that a person may save of one list. */
export const mostListViews = 20

const id = field.id(say('Bộ lọc', 'View'))
const name = field.text(say('Tên bộ lọc', 'Name of the view'), { max: 60 })

/** A list is named by the call that reads it. */
const list = explained(
  named(
    say('Danh sách', 'List'),
    z
      .string()
      .max(60)
      .regex(/^[a-z]+(?:[-/][a-z]+)+$/u),
  ),
  { hint: say('Đường dẫn của lời gọi đọc danh sách.', 'The path of the call that reads the list.'), example: 'booking/get-all' },
)

/** The part of the address after the `?`: filter, order and columns, without the page. */
const address = explained(
  named(
    say('Điều kiện lọc', 'Filter'),
    z
      .string()
      .max(2000)
      .regex(/^[^?#\s\p{C}]*$/u),
  ),
  { hint: say('Phần sau dấu ? của địa chỉ.', 'What stands behind the ? of the address.'), example: 'view=owes&sort=owed' },
)

const column = named(
  say('Cột', 'Column'),
  z
    .string()
    .max(40)
    .regex(/^[A-Za-z]+$/u),
  { example: 'owed' },
)
const hidden = named(say('Cột ẩn', 'Hidden columns'), z.array(column).max(40))

/** The calls with which people save named views of lists and choose their columns. Each person sees only their own. */
export const listViewCalls = {
  'list-view/get-all': call({
    words: say('Bộ lọc và cột đã lưu của mình', 'Your saved views and columns'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({}),
    /** The views of this property, or of the platform, in the order of names; the columns are the same everywhere. */
    output: z.object({
      views: z.array(z.object({ id: z.uuid(), list: z.string(), name: z.string(), address: z.string() })),
      columns: z.array(z.object({ list: z.string(), hidden: z.array(z.string()) })),
    }),
    refusals: [],
  }),
  'list-view/create': call({
    words: say('Lưu bộ lọc', 'Save a view'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ list, name, address }),
    output: z.object({ id: z.uuid() }),
    refusals: ['viewNameTaken', 'tooManyViews'],
    idempotency: 'optional',
  }),
  'list-view/rename': call({
    words: say('Đổi tên bộ lọc', 'Rename a view'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id, name }),
    output: z.object({ id: z.uuid() }),
    refusals: ['viewNameTaken'],
  }),
  'list-view/delete': call({
    words: say('Xoá bộ lọc', 'Delete a view'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id }),
    output: z.object({ id: z.uuid() }),
    refusals: [],
  }),
  'list-view/choose-columns': call({
    words: say('Chọn cột của danh sách', 'Choose the columns of a list'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ list, hidden }),
    output: z.null(),
    refusals: [],
  }),
}
