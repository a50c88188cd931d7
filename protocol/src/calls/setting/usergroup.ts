import { z } from 'zod'
import { historyOfOne } from '#diary/history.ts'
import { call } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { field, named } from '#field.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { givenCodes } from '#functions/function-tree.ts'
import { rightChoices } from '#functions/function-words.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'
import { givenCode } from './function.ts'

const id = field.id(say('Nhóm', 'Group'))
const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))

/** Function codes as a form sends them; the codes that they require are added. */
export const codesField = named(say('Chức năng', 'Functions'), z.array(z.enum(givenCodes)).max(givenCodes.length), {
  choices: rightChoices,
})
const atLeastOne = named(say('Chức năng', 'Functions'), z.array(z.enum(givenCodes)).min(1).max(givenCodes.length), {
  choices: rightChoices,
})

/** A group as a form sends it. */
export const staffGroupForm = z.strictObject({
  nameVi: field.text(say('Tên nhóm tiếng Việt', 'Vietnamese name'), { max: 50 }),
  nameEn: field.text(say('Tên nhóm tiếng Anh', 'English name'), { max: 50 }),
  description: field.note(say('Mô tả tiếng Việt', 'Vietnamese description'), { max: 255 }).default(''),
  /** Where it is empty, the Vietnamese one is shown. */
  descriptionEn: field.note(say('Mô tả tiếng Anh', 'English description'), { max: 255 }).default(''),
  active: named(say('Đang dùng', 'In use'), z.boolean(), {
    hint: say('Nhóm ngừng dùng không cấp quyền nào.', 'A group not in use gives no rights.'),
  }).default(true),
  codes: atLeastOne,
})

/** A group as a list shows it. */
const staffGroupRow = z.object({
  id,
  nameVi: staffGroupForm.shape.nameVi,
  nameEn: staffGroupForm.shape.nameEn,
  description: z.string(),
  descriptionEn: z.string(),
  active: z.boolean(),
  version,
  changedAt: field.moment(say('Sửa lúc', 'Changed at')),
  changedBy: named(say('Người sửa', 'Changed by'), z.string()),
  /** How many people are in it, and how many rights it gives. */
  people: z.int(),
  rights: z.int(),
})

/** Somebody who is in a group. */
const groupMember = z.object({ id: z.uuid(), fullName: z.string(), userName: z.string(), active: z.boolean() })

const view = { who: 'property', codes: ['USER_MANAGEMENT_1', 'USER_GROUP_1'] } as const
const change = { who: 'property', codes: ['USER_MANAGEMENT_1', 'USER_GROUP_1', 'USER_GROUP_2'] } as const
/** The fields that user groups can be sorted by; by default they are sorted by name. */
export const staffGroupSorts = ['name', 'people', 'rights', 'state'] as const

const filter = {
  ...sortedBy(staffGroupSorts),
  text: field.text(say('Tên nhóm', 'Group name'), { max: 100, min: 0 }).default(''),
  active: field.flag(say('Đang dùng', 'In use')).optional(),
}
const saved = z.object({ id, version })
// A change of rights changes what every open screen of these people may read.
const stales = ['user/', 'login/', 'profile/', 'function/', 'notification/']

export const usergroupCalls = {
  'usergroup/history': historyOfOne(say('Lịch sử nhóm người dùng', 'History of a user group'), view, id),
  'usergroup/get-all': call({
    words: say('Danh sách nhóm người dùng', 'User groups'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({ ...filter, ...field.page }),
    output: z.array(staffGroupRow),
    list: true,
    refusals: [],
  }),
  'usergroup/get-all-active': call({
    words: say('Các nhóm đang dùng, để chọn', 'The groups in use, to choose from'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['USER_MANAGEMENT_1'] },
    input: z.strictObject({}),
    output: z.array(
      z.object({
        id: z.uuid(),
        nameVi: z.string(),
        nameEn: z.string(),
        description: z.string(),
        descriptionEn: z.string(),
        codes: z.array(givenCode),
        /** Whether the caller has all rights of the group, and may therefore put people into it. */
        mayGive: z.boolean(),
      }),
    ),
    refusals: [],
  }),
  'usergroup/detail': call({
    words: say('Chi tiết nhóm người dùng', 'A user group'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({ id }),
    output: z.object({ ...staffGroupRow.shape, codes: z.array(givenCode), members: z.array(groupMember) }),
    refusals: ['groupMissing'],
  }),
  'usergroup/add': call({
    words: say('Tạo nhóm người dùng', 'Create a user group'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: staffGroupForm,
    output: saved,
    refusals: ['groupNameTaken', 'rightNotHeld'],
    diary: say('Tạo nhóm người dùng {subject}', 'Created the user group {subject}'),
    record: { kind: 'staffGroup', id: 'id' },
    idempotency: 'optional',
  }),
  'usergroup/update': call({
    words: say('Sửa nhóm người dùng', 'Change a user group'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, version, ...changesOf(staffGroupForm.shape) }),
    output: saved,
    refusals: ['groupMissing', 'groupChanged', 'groupNameTaken', 'rightNotHeld'],
    diary: say('Sửa nhóm người dùng {subject}', 'Changed the user group {subject}'),
    record: { kind: 'staffGroup', id: 'id' },
    stales,
  }),
  'usergroup/delete': call({
    words: say('Xoá nhóm người dùng', 'Delete a user group'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id }),
    output: z.object({ id }),
    refusals: ['groupMissing', 'groupInUse'],
    diary: say('Xoá nhóm người dùng {subject}', 'Deleted the user group {subject}'),
    record: { kind: 'staffGroup', id: 'id' },
    tells: staffGroupForm,
    stales: ['user/'],
  }),
  'usergroup/get-function': call({
    words: say('Chức năng của nhóm', 'The functions of a group'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({ id }),
    output: z.object({ version, codes: z.array(givenCode) }),
    refusals: ['groupMissing'],
  }),
  'usergroup/update-function': call({
    words: say('Sửa chức năng của nhóm', 'Change the functions of a group'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, version, codes: atLeastOne }),
    output: saved,
    refusals: ['groupMissing', 'groupChanged', 'rightNotHeld'],
    diary: say('Sửa chức năng của nhóm {subject}', 'Changed the functions of the group {subject}'),
    record: { kind: 'staffGroup', id: 'id' },
    stales,
  }),
  'usergroup/export': call({
    words: say('Xuất danh sách nhóm người dùng', 'Export the user groups'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: fileInput(filter),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30 },
  }),
}
