import { promotionForm } from '@innkeeper/protocol/calls/room-sale/promotion-fields'
import { withChanges } from '@innkeeper/protocol/changes-of'
import { say } from '@innkeeper/protocol/say'
import { ownParameters } from '@innkeeper/rules/promotion/check-promotion'
import { copiedName } from '@innkeeper/rules/text/copied-name'
import { rowsForFile } from '#kit/records/pages.ts'
import { implement } from '#kit/call/implement.ts'
import { present, presentAsSeen } from '#kit/records/present.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { problemsOf } from './check-form.ts'
import { promotionsFile } from './promotions-file.ts'
import * as store from './promotions.store.ts'
import { triedOnNights } from './try-nights.ts'
import { triedLastMonth, triedOnStay } from './try-promotion.ts'

/** More promotions than any hotel has. */
const mostPromotions = 100

/** The calls of promotions. */
export const promotionsCalls = implement({
  'promotion/get-all': (at, { limit, offset, ...filter }) => store.listPromotions(at.tx, filter, at.language, { limit, offset }),

  'promotion/export': async (at, filter) => {
    const rows = await rowsForFile(at, (page) => store.listPromotions(at.tx, filter, at.language, page))
    const { currency } = await localeOf(at.tx)
    const { plans } = await store.findChoices(at.tx, at.language)
    const names = new Map(plans.map(({ id, nameVi, nameEn }) => [id, { vi: nameVi, en: nameEn }]))
    return promotionsFile(rows, { currency, plans: names }, at.language)
  },

  'promotion/get-setting': (at) => store.findSetting(at.tx),

  'promotion/get-choices': (at) => store.findChoices(at.tx, at.language),

  'promotion/detail': async (at, { id }) => {
    return present(at, await store.findPromotion(at.tx, id), 'promotionMissing')
  },

  'promotion/try': triedOnStay,

  'promotion/try-nights': triedOnNights,

  'promotion/try-last-month': triedLastMonth,

  'promotion/create': async (at, given) => {
    await store.lockPromotions(at.tx)
    const form = ofItsType(given)
    const others = await store.otherPromotions(at.tx)
    if (others.length >= mostPromotions) throw at.refusal('tooManyPromotions', { values: { max: mostPromotions } })
    const problems = problemsOf(form, others, await store.idsThere(at.tx, form))
    if (problems.length > 0) throw at.fieldsRefused(problems)
    const id = await store.insertPromotion(at.tx, form, { rank: lastRank(others) + 1, person: at.person.fullName })
    await at.diary({ subject: form, after: form })
    return { id, version: 1 }
  },

  'promotion/update': async (at, { id, version, ...changes }) => {
    await store.lockPromotions(at.tx)
    const before = presentAsSeen(at, await store.findPromotion(at.tx, id), {
      version,
      missing: 'promotionMissing',
      changed: 'promotionChanged',
    })
    const form = ofItsType(withChanges(promotionForm, formOf(before), changes))
    const others = (await store.otherPromotions(at.tx)).filter((other) => other.id !== id)
    const used = before.results.bookings
    const problems = [
      ...problemsOf(form, others, await store.idsThere(at.tx, form)),
      ...(form.mostUses !== null && form.mostUses < used
        ? [{ field: 'mostUses', key: 'promotionUsedMore', values: { used } } as const]
        : []),
    ]
    if (problems.length > 0) throw at.fieldsRefused(problems)
    const newVersion = await store.updatePromotion(at.tx, { id, version }, form, at.person.fullName)
    await at.diary({ subject: form, before: formOf(before), after: form })
    return { id, version: newVersion }
  },

  'promotion/copy': async (at, { id }) => {
    await store.lockPromotions(at.tx)
    const source = present(at, await store.findPromotion(at.tx, id), 'promotionMissing')
    const others = await store.otherPromotions(at.tx)
    if (others.length >= mostPromotions) throw at.refusal('tooManyPromotions', { values: { max: mostPromotions } })
    const copy = copyOf(formOf(source), others)
    const copyId = await store.insertPromotion(at.tx, copy, { rank: lastRank(others) + 1, person: at.person.fullName })
    await at.diary({ subject: source, after: copy })
    return { id: copyId, version: 1 }
  },

  'promotion/delete': async (at, { id }) => {
    await store.lockPromotions(at.tx)
    const promotion = present(at, await store.findPromotion(at.tx, id), 'promotionMissing')
    const bookings = promotion.results.bookings + promotion.results.cancelled
    if (bookings > 0) throw at.refusal('promotionInUse', { values: { bookings } })
    await store.deletePromotion(at.tx, id)
    await at.diary({ subject: promotion, before: formOf(promotion) })
    return { id }
  },

  'promotion/change-status': async (at, { id, active }) => {
    await store.lockPromotions(at.tx)
    const promotion = present(at, await store.findPromotion(at.tx, id), 'promotionMissing')
    await store.switchPromotion(at.tx, id, { active, person: at.person.fullName })
    await at.diary({ subject: promotion, before: { active: promotion.active }, after: { active } })
    return { id, active }
  },

  'promotion/deactivate-all': async (at) => {
    await store.lockPromotions(at.tx)
    const count = await store.switchAllOff(at.tx, at.person.fullName)
    await at.diary({ subject: allPromotions, after: { count } })
    return { count }
  },

  'promotion/change-order': async (at, { ids }) => {
    await store.lockPromotions(at.tx)
    const promotions = await store.otherPromotions(at.tx)
    const named = new Set(ids)
    if (named.size !== ids.length || ids.length !== promotions.length || promotions.some(({ id }) => !named.has(id)))
      throw at.refusal('promotionOrderOld', { field: 'ids' })
    await store.rankPromotions(at.tx, ids)
    const names = new Map(promotions.map(({ id, nameVi, nameEn }) => [id, at.language === 'vi' ? nameVi : nameEn]))
    await at.diary({
      subject: allPromotions,
      before: { names: [...names.values()] },
      after: { names: ids.map((id) => names.get(id) ?? '') },
    })
    return { count: ids.length }
  },
})

const allPromotions = say('mọi khuyến mãi', 'all promotions')

type Others = Awaited<ReturnType<typeof store.otherPromotions>>

const lastRank = (others: Others): number => Math.max(0, ...others.map(({ rank }) => rank))

/** A form with only what its type has. */
const ofItsType = (form: store.PromotionForm): store.PromotionForm => ({
  ...form,
  ...ownParameters(form.promoType, form),
  applyLevels: form.applyTo === 'levels' ? form.applyLevels : [],
  applyAgents: form.applyTo === 'named' ? form.applyAgents : [],
})

const formOf = (record: store.PromotionRecord): store.PromotionForm => {
  const { id: _id, version: _version, rank: _rank, uses: _uses, changedAt: _at, changedBy: _by, results: _results, ...form } = record
  return form
}

/** A copy is off until somebody has checked it, and its coupon code is another. */
const copyOf = (form: store.PromotionForm, others: Others): store.PromotionForm => ({
  ...form,
  nameVi: copiedName(form.nameVi, { mark: 'bản sao', max: 255, taken: others.map(({ nameVi }) => nameVi) }),
  nameEn: copiedName(form.nameEn, { mark: 'copy', max: 255, taken: others.map(({ nameEn }) => nameEn) }),
  code: form.code === null ? null : freeCode(form.code, others),
  active: false,
})

const freeCode = (code: string, others: Others): string => {
  const taken = new Set(others.map((other) => other.code))
  for (let number = 2; ; number += 1) {
    const mark = String(number)
    const next = `${code.slice(0, 30 - mark.length)}${mark}`
    if (!taken.has(next)) return next
  }
}
