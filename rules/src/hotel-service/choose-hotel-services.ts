import type { Day } from '#days/day.ts'
import type { SaleChannel } from '#price/buyer.ts'
import { isNightly, type ChosenService } from './chosen.ts'

/** A service on sale at a property, as a stay may take it. */
export type OfferedService = Omit<ChosenService, 'quantity' | 'days' | 'planIds' | 'included'> & {
  readonly code: string
  /** The most that one booking may have of it; null is no limit. */
  readonly maxOrder: number | null
  /** The rate plans that it is included in. */
  readonly includedIn: readonly string[]
  readonly channels: readonly SaleChannel[]
}

/** A service as a buyer asks for it. */
export type AskedService = { readonly code: string; readonly quantity: number; readonly days: readonly Day[] | null }

/** The stay that services are chosen for: its nights and the rate plans of its rooms. */
export type ServedBy = { readonly channel: SaleChannel; readonly nights: readonly Day[]; readonly planIds: readonly string[] }

/** Why a service cannot be had: the place in the list, the field, and the reason. */
export type ServiceProblem = {
  readonly at: number
  readonly field: 'code' | 'quantity' | 'days'
  readonly reason: 'notOffered' | 'tooMany' | 'wrongDays'
  readonly max: number | null
}

/** A chosen service with its code, as a booking keeps it. */
export type CodedService = ChosenService & { readonly code: string }

/** The services of a stay, or what is wrong with the first that cannot be had. */
export type ChosenHotelServices =
  | { readonly ok: true; readonly services: readonly CodedService[] }
  | { readonly ok: false; readonly problem: ServiceProblem }

/**
 * The services of a stay: those that its packages include, counted as zero, then those that are asked for. A package includes a service once;
 * whoever asks for more, or for rooms on other packages, pays for these.
 */
export const chooseHotelServices = (
  offered: readonly OfferedService[],
  asked: readonly AskedService[],
  stay: ServedBy,
): ChosenHotelServices => {
  const problem = problemIn(offered, asked, stay)
  if (problem !== null) return { ok: false, problem }
  const included = offered.flatMap((service) => {
    const planIds = includedPlans(service, stay)
    return planIds.length === 0 ? [] : [chosen(service, { quantity: 1, days: null, planIds, included: true })]
  })
  const paid = asked.flatMap((one) => {
    const service = offered.find(({ code }) => code === one.code)
    return service === undefined ? [] : paidParts(service, one, stay)
  })
  return { ok: true, services: [...included, ...paid] }
}

const problemIn = (offered: readonly OfferedService[], asked: readonly AskedService[], stay: ServedBy): ServiceProblem | null => {
  const counts = new Map<string, number>()
  for (const [at, { code, quantity, days }] of asked.entries()) {
    const service = offered.find((one) => one.code === code && one.channels.includes(stay.channel))
    if (service === undefined) return { at, field: 'code', reason: 'notOffered', max: null }
    counts.set(code, (counts.get(code) ?? 0) + quantity)
    if (service.maxOrder !== null && (counts.get(code) ?? 0) > service.maxOrder)
      return { at, field: 'quantity', reason: 'tooMany', max: service.maxOrder }
    if (days !== null && !(isNightly(service.unit) && areNights(days, stay.nights)))
      return { at, field: 'days', reason: 'wrongDays', max: null }
  }
  return null
}

const areNights = (days: readonly Day[], nights: readonly Day[]): boolean =>
  new Set(days).size === days.length && days.every((day) => nights.includes(day))

const includedPlans = ({ includedIn }: OfferedService, { planIds }: ServedBy): string[] =>
  [...new Set(planIds)].filter((id) => includedIn.includes(id))

const paidParts = (service: OfferedService, { quantity, days }: AskedService, stay: ServedBy): CodedService[] => {
  const here = includedPlans(service, stay)
  if (here.length === 0) return [chosen(service, { quantity, days, planIds: null, included: false })]
  const others = service.unit === 'booking' ? [] : [...new Set(stay.planIds)].filter((id) => !here.includes(id))
  return [
    { quantity, planIds: others },
    { quantity: quantity - 1, planIds: here },
  ]
    .filter((part) => part.quantity > 0 && part.planIds.length > 0)
    .map((part) => chosen(service, { ...part, days, included: false }))
}

type Taking = Pick<ChosenService, 'quantity' | 'days' | 'planIds' | 'included'>

const chosen = ({ includedIn: _in, maxOrder: _max, channels: _channels, ...service }: OfferedService, taking: Taking): CodedService => ({
  ...service,
  ...taking,
})
