import { holdsAll, type FunctionCode } from '@innkeeper/protocol/access'
import { staffGroupForm } from '@innkeeper/protocol/calls/setting/usergroup'
import { withChanges } from '@innkeeper/protocol/changes-of'
import { placedFunctions, wholeCodes } from '@innkeeper/protocol/functions/function-tree'
import type { z } from 'zod'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import { present, presentAsSeen } from '#kit/records/present.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { differingCodes, notHeld, rightsText } from '../giving.ts'
import { newsOfGroup } from '../staff-news.ts'
import { staffGroupsFile } from './staff-groups-file.ts'
import * as store from './staff-groups.store.ts'

type Form = z.output<typeof staffGroupForm>

/** The functions, and the groups that hold them. */
export const staffGroupsCalls = implement({
  'function/get-all': async (at) =>
    placedFunctions.map(({ name, around, words }) => ({
      name,
      nameVi: words.vi,
      nameEn: words.en,
      around: [...around],
      view: `${name}_1`,
      change: `${name}_2`,
      mayGiveView: holdsAll(at.person.codes, [`${name}_1`]),
      mayGiveChange: holdsAll(at.person.codes, [`${name}_2`]),
    })),

  'usergroup/get-all': async (at, { limit, offset, ...filter }) => store.listStaffGroups(at.tx, filter, at.language, { limit, offset }),

  'usergroup/get-all-active': async (at) =>
    (await store.activeStaffGroups(at.tx, at.language)).map(({ id, nameVi, nameEn, description, descriptionEn, codes }) => ({
      id,
      nameVi,
      nameEn,
      description,
      descriptionEn,
      codes,
      mayGive: holdsAll(at.person.codes, codes),
    })),

  'usergroup/detail': async (at, { id }) => {
    const group = present(at, await store.findStaffGroup(at.tx, id), 'groupMissing')
    return { ...group, members: await store.membersOf(at.tx, id) }
  },

  'usergroup/add': async (at, given) => {
    const form = { ...given, codes: [...wholeCodes(given.codes)] }
    refuseNotHeld(at, form.codes)
    await refuseTakenName(at, { ...form, id: null })
    const id = await store.insertStaffGroup(at.tx, form, at.person.fullName)
    await at.diary({ subject: form, after: form })
    return { id, version: 1 }
  },

  'usergroup/update': async (at, { id, version, ...given }) => {
    const before = await groupToChange(at, id, version)
    const changes = { ...given, codes: [...wholeCodes(given.codes)] }
    const form = withChanges(staffGroupForm, formOf(before), changes)
    const shifted = form.active === before.active ? [] : form.codes
    refuseNotHeld(at, [...new Set([...differingCodes(before.codes, form.codes), ...shifted])])
    await refuseTakenName(at, { ...form, id })
    const newVersion = await store.updateStaffGroup(at.tx, { id, version }, changes, at.person.fullName)
    await at.diary({ subject: form, before: formOf(before), after: form })
    await newsOfGroup(at, form, { gained: gainedOf(before, form), members: await store.membersOf(at.tx, id) })
    return { id, version: newVersion }
  },

  'usergroup/delete': async (at, { id }) => {
    const group = present(at, await store.lockStaffGroup(at.tx, id), 'groupMissing')
    const members = await store.membersOf(at.tx, id)
    if (members.length > 0) throw at.refusal('groupInUse', { field: 'id', values: namesOf(members) })
    await store.deleteStaffGroup(at.tx, id)
    await at.diary({ subject: group, before: formOf(group) })
    return { id }
  },

  'usergroup/get-function': async (at, { id }) => {
    const group = present(at, await store.findStaffGroup(at.tx, id), 'groupMissing')
    return { version: group.version, codes: group.codes }
  },

  'usergroup/update-function': async (at, { id, version, codes: given }) => {
    const before = await groupToChange(at, id, version)
    const codes = [...wholeCodes(given)]
    refuseNotHeld(at, differingCodes(before.codes, codes))
    const newVersion = await store.updateStaffGroup(at.tx, { id, version }, { codes }, at.person.fullName)
    const form = { ...formOf(before), codes }
    await at.diary({ subject: before, before: { codes: before.codes }, after: { codes } })
    await newsOfGroup(at, form, { gained: gainedOf(before, form), members: await store.membersOf(at.tx, id) })
    return { id, version: newVersion }
  },

  'usergroup/export': async (at, filter) => {
    const rows = await rowsForFile(at, (page) => store.listStaffGroups(at.tx, filter, at.language, page))
    return staffGroupsFile(rows, (await localeOf(at.tx)).timeZone, at.language)
  },
})

const formOf = ({ nameVi, nameEn, description, descriptionEn, active, codes }: store.StaffGroup): Form => ({
  nameVi,
  nameEn,
  description,
  descriptionEn,
  active,
  codes,
})

const groupToChange = async (at: Pick<At<'usergroup/update-function'>, 'tx' | 'refusal'>, id: string, version: number) => {
  const before = presentAsSeen(at, await store.lockStaffGroup(at.tx, id), { version, missing: 'groupMissing', changed: 'groupChanged' })
  return before
}

/** Rights that the group's people have from now on. */
const gainedOf = (before: Pick<Form, 'active' | 'codes'>, after: Pick<Form, 'active' | 'codes'>): readonly FunctionCode[] => {
  if (!after.active) return []
  const had = new Set(before.active ? before.codes : [])
  return after.codes.filter((code) => !had.has(code))
}

type Giving = Pick<At<'usergroup/add'>, 'person' | 'language'> & {
  readonly refusal: (key: 'rightNotHeld', detail: RefusalDetail) => Refused
}

const refuseNotHeld = (at: Giving, codes: readonly FunctionCode[]): void => {
  const lacking = notHeld(at.person, codes)
  if (lacking.length > 0) throw at.refusal('rightNotHeld', { field: 'codes', values: { rights: rightsText(lacking, at.language) } })
}

type Names = { readonly id: string | null; readonly nameVi: string; readonly nameEn: string }

const refuseTakenName = async (at: Pick<At<'usergroup/add'>, 'tx' | 'fieldsRefused'>, names: Names): Promise<void> => {
  await store.lockGroupNames(at.tx)
  const used = await store.namesInUse(at.tx, names)
  const fields = (['nameVi', 'nameEn'] as const).filter((field) => used[field])
  if (fields.length > 0)
    throw at.fieldsRefused(
      fields.map((field) => ({ field, key: 'groupNameTaken' })),
      { as: 'groupNameTaken' },
    )
}

const mostNamed = 5

const namesOf = (members: readonly { readonly fullName: string }[]) => ({
  count: members.length,
  people:
    members
      .slice(0, mostNamed)
      .map(({ fullName }) => fullName)
      .join(', ') + (members.length > mostNamed ? ', …' : ''),
})
