import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { todayIn } from '@innkeeper/rules/days/day'
import { settableRange } from '@innkeeper/rules/days/last-settable-night'
import { isTimeZone } from '@innkeeper/rules/days/time-zones'
import { implement } from '#kit/call/implement.ts'
import type { RefusedField } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { nightsPricedByDay } from '#features/rates/nights/priced-by-day.reads.ts'
import * as store from './hotel-config.store.ts'

export const hotelConfigCalls = implement({
  'hotel-setting/general-info': async (at) => ({
    ...(await store.findHotelConfig(at.tx)),
    taxRates: await store.taxRatesKnown(at.tx),
    amounts: await store.amountsInCurrency(at.tx),
  }),

  'hotel-setting/weekend-effect': async (at, { weekendNights }) => {
    const before = await store.findHotelConfig(at.tx)
    const moved = [...new Set([...weekendNights, ...before.weekendNights])].filter(
      (night) => weekendNights.includes(night) !== before.weekendNights.includes(night),
    )
    const { today, last } = settableRange(todayIn(before.timeZone, at.now))
    return nightsPricedByDay(at.tx, moved, { from: today, to: last })
  },

  'hotel-setting/update': async (at, input) => {
    const form = { ...input, weekendNights: [...new Set(input.weekendNights)].toSorted((one, other) => one - other) }
    const before = await store.findHotelConfig(at.tx, { hold: true })
    if (before.version !== form.version) throw at.refusal('configChanged', { values: { person: before.changedBy } })
    const problems = [...(await currencyProblems(at.tx, before, form)), ...(await timeZoneProblems(at.tx, before, form))]
    if (problems.length > 0) throw at.fieldsRefused(problems)
    const version = await store.updateHotelConfig(at.tx, form, at.person.fullName)
    await at.diary({ subject: '', before: valuesOf(before), after: valuesOf(form) })
    return { version }
  },
})

type Form = CallRequest<'hotel-setting/update'>

/** Amounts are stored without a currency: with another currency 2,000,000 dong would become 2,000,000 cents. */
const currencyProblems = async (tx: PropertyTx, before: Form, form: Form): Promise<RefusedField<'currencyHasPrices'>[]> => {
  if (form.currency === before.currency) return []
  const amounts = await store.amountsInCurrency(tx)
  if (Object.values(amounts).every((count) => count === 0)) return []
  return [{ field: 'currency', key: 'currencyHasPrices', values: { currency: before.currency, ...amounts } }]
}

const timeZoneProblems = async (tx: PropertyTx, before: Form, form: Form): Promise<RefusedField<'timeZoneUnknown'>[]> => {
  if (form.timeZone === before.timeZone) return []
  const known = isTimeZone(form.timeZone) && (await store.knowsTimeZone(tx, form.timeZone))
  return known ? [] : [{ field: 'timeZone', key: 'timeZoneUnknown' }]
}

const valuesOf = (config: Form): Omit<Form, 'version'> => {
  const { checkInFrom, checkOutUntil, currency, taxChoice, childAgeLimit, weekendNights } = config
  const { promotionMode, stayMinimum, timeZone, paymentHours } = config
  return {
    checkInFrom,
    checkOutUntil,
    currency,
    taxChoice,
    childAgeLimit,
    weekendNights,
    promotionMode,
    stayMinimum,
    timeZone,
    paymentHours,
  }
}
