import type { RefusalKey } from '@innkeeper/protocol/refusals'
import { toDay } from '@innkeeper/rules/days/day'
import { checkHotelService, checkSpecialDays, type ServiceFormProblem } from '@innkeeper/rules/hotel-service/check-hotel-service'
import type { HotelServiceForm } from './hotel-services.store.ts'

type Problem = { readonly field: string; readonly key: ProblemKey }
type ProblemKey = Extract<
  RefusalKey,
  'servicePriceNeeded' | 'specialDaysOverlap' | 'datesEndBeforeStart' | 'serviceCodeTaken' | 'servicePictureMissing' | 'planMissing'
>

type There = { readonly codes: readonly string[]; readonly plans: boolean; readonly unknownPictures: readonly string[] }

/** What is wrong with a service: across its fields, beside the property's others, and with what it names. */
export const problemsOf = (form: HotelServiceForm, there: There): Problem[] => [
  ...formProblems(form),
  ...(there.codes.includes(form.code) ? [{ field: 'code', key: 'serviceCodeTaken' } as const] : []),
  ...(there.plans ? [] : [{ field: 'applyPlans', key: 'planMissing' } as const]),
  ...(there.unknownPictures.includes(form.thumbnail) ? [{ field: 'thumbnail', key: 'servicePictureMissing' } as const] : []),
  ...(form.images.some((image) => there.unknownPictures.includes(image))
    ? [{ field: 'images', key: 'servicePictureMissing' } as const]
    : []),
]

/** More services than any hotel has. */
export const mostServices = 200

/** A free service has no price, on special days neither. */
export const asCharged = <F extends Pick<HotelServiceForm, 'charge' | 'price' | 'specialDays'>>(form: F): F =>
  form.charge === 'free' ? { ...form, price: 0, specialDays: [] } : form

/** What is wrong across the fields of a service. */
export const formProblems = (form: Pick<HotelServiceForm, 'charge' | 'price' | 'specialDays'>) =>
  checkHotelService({ ...form, specialDays: daysOf(form.specialDays) }).map(problemOf)

/** What is wrong with special days alone. */
export const specialDayProblems = (specialDays: HotelServiceForm['specialDays']) =>
  checkSpecialDays(daysOf(specialDays)).map(({ field, reason }) => ({
    field,
    key: reason === 'overlap' ? ('specialDaysOverlap' as const) : ('datesEndBeforeStart' as const),
  }))

const daysOf = (specialDays: HotelServiceForm['specialDays']) =>
  specialDays.map(({ from, to, price }) => ({ from: toDay(from), to: toDay(to), price }))

const keys = {
  priceNeeded: 'servicePriceNeeded',
  endBeforeStart: 'datesEndBeforeStart',
  overlap: 'specialDaysOverlap',
} as const satisfies Record<ServiceFormProblem['reason'], ProblemKey>

const problemOf = ({ field, reason }: ServiceFormProblem) => ({ field, key: keys[reason] })
