import { ratePlanForm, type ratePlanRecord } from '@innkeeper/protocol/calls/room-sale/plan'
import { withChanges } from '@innkeeper/protocol/changes-of'
import type { Language } from '@innkeeper/protocol/say'
import { copiedName } from '@innkeeper/rules/text/copied-name'
import type { z } from 'zod'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { present, presentAsSeen } from '#kit/records/present.ts'
import { lockNamedPolicies, policyChoices } from '#features/policies/policies.reads.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { lockRoomTypes, roomTypeChoices } from '#features/room-types/room-types.reads.ts'
import { checkForm } from './check-rate-plan.ts'
import { ratePlansFile } from './rate-plans-file.ts'
import * as store from './rate-plans.store.ts'
import { lockRoomPlans } from './room-plans.store.ts'

type RatePlanForm = z.output<typeof ratePlanForm>

export const ratePlansCalls = implement({
  'plan/get-all': async (at, { limit, offset, ...filter }) => store.listRatePlans(at.tx, filter, at.language, { limit, offset }),

  'plan/export': async (at, filter) => {
    const rows = await rowsForFile(at, (page) => store.listRatePlans(at.tx, filter, at.language, page))
    const named = [...(await roomTypeChoices(at.tx, at.language)), ...(await store.ratePlanChoices(at.tx, at.language))]
    const names = new Map(named.map(({ id, nameVi, nameEn }) => [id, at.language === 'vi' ? nameVi : nameEn]))
    const { currency } = await localeOf(at.tx)
    return ratePlansFile(rows, { currency, nameOf: (id) => names.get(id) ?? '' }, at.language)
  },

  'plan/detail': async (at, { id }) => {
    const plan = present(at, await store.findRatePlan(at.tx, id), 'planMissing')
    return { ...plan, usage: await store.usageOfRatePlan(at.tx, id) }
  },

  'plan/get-choices': async (at) => ({
    roomTypes: await roomTypeChoices(at.tx, at.language),
    plans: await store.ratePlanChoices(at.tx, at.language),
    ...(await policyChoices(at.tx, at.language)),
  }),

  'plan/create': async (at, form) => {
    await store.lockRatePlans(at.tx)
    const problems = checkForm(form, await surroundings(at, 'a new plan', form))
    if (problems.length > 0) throw at.fieldsRefused(problems)
    const id = await store.insertRatePlan(at.tx, form, at.person.fullName)
    await at.diary({ subject: form, after: form })
    return { id, version: 1 }
  },

  'plan/update': async (at, { id, version, ...changes }) => {
    await store.lockRatePlans(at.tx)
    const before = presentAsSeen(at, await store.findRatePlan(at.tx, id), { version, missing: 'planMissing', changed: 'planChanged' })
    const form = withChanges(ratePlanForm, formOf(before), changes)
    const problems = checkForm(form, await surroundings(at, id, form))
    if (problems.length > 0) throw at.fieldsRefused(problems)
    const newVersion = await store.updateRatePlan(at.tx, { id, version }, { ...changes, derivation: form.derivation }, at.person.fullName)
    await at.diary({ subject: form, before: formOf(before), after: form })
    return { id, version: newVersion }
  },

  'plan/copy': async (at, { id }) => {
    await store.lockRatePlans(at.tx)
    const source = present(at, await store.findRatePlan(at.tx, id), 'planMissing')
    const copy = copyOf(formOf(source), await store.ratePlanChoices(at.tx, at.language))
    const copyId = await store.insertRatePlan(at.tx, copy, at.person.fullName)
    await at.diary({ subject: source, after: copy })
    return { id: copyId, version: 1 }
  },

  'plan/delete': async (at, { id }) => {
    await store.lockRatePlans(at.tx)
    const plan = present(at, await store.findRatePlan(at.tx, id), 'planMissing')
    await lockRoomPlans(at.tx, id)
    const usage = await store.usageOfRatePlan(at.tx, id)
    if (usage.bookings + usage.followers + usage.prices > 0) throw at.refusal('planInUse', { values: usage })
    await store.deleteRatePlan(at.tx, id)
    await at.diary({ subject: plan, before: formOf(plan) })
    return { id }
  },
})

const surroundings = async (at: { readonly tx: PropertyTx; readonly language: Language }, id: string, form: RatePlanForm) => ({
  id,
  rooms: await lockRoomTypes(at.tx, form.roomTypeIds),
  policies: await lockNamedPolicies(at.tx, form),
  parents: await store.parentsOfRatePlans(at.tx),
  language: at.language,
})

const formOf = (record: z.output<typeof ratePlanRecord>): RatePlanForm => {
  const { id: _id, version: _version, changedAt: _at, changedBy: _by, ...form } = record
  return form
}

/** A copy is not on sale until somebody has checked it. */
const copyOf = (form: RatePlanForm, others: readonly Pick<RatePlanForm, 'nameVi' | 'nameEn'>[]): RatePlanForm => ({
  ...form,
  nameVi: copiedName(form.nameVi, { mark: 'bản sao', max: 255, taken: others.map(({ nameVi }) => nameVi) }),
  nameEn: copiedName(form.nameEn, { mark: 'copy', max: 255, taken: others.map(({ nameEn }) => nameEn) }),
  active: false,
})
