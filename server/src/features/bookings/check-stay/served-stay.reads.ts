import { nightsOfStay, toDay, type Day } from '@innkeeper/rules/days/day'
import { chooseHotelServices, type CodedService, type ServiceProblem } from '@innkeeper/rules/hotel-service/choose-hotel-services'
import type { SaleChannel } from '@innkeeper/rules/price/buyer'
import type { Offers } from '@innkeeper/rules/price/offers'
import type { PropertyFacts } from './stay-facts.reads.ts'

type ServicesAsked = readonly { readonly code: string; readonly quantity: number; readonly days?: readonly string[] | undefined }[]

type StayToServe = {
  readonly checkIn: Day
  readonly checkOut: Day
  readonly rooms: readonly { readonly roomPlanId: string }[]
  readonly services?: ServicesAsked | undefined
  /** Where the stay is sold; to agents unless said otherwise. */
  readonly channel?: SaleChannel | undefined
}

/** Why the services cannot be had: the refusal, its field and its values. */
type ServiceRefused = {
  readonly key: 'serviceNotOffered' | 'serviceTooMany' | 'serviceDaysWrong'
  readonly field: string
  readonly values: Readonly<Record<string, string | number>>
}

/** The offers of a stay with its services, those included in its packages first; without any where one that is asked for cannot be had. */
export type ServedStay = { readonly offers: Offers; readonly services: readonly CodedService[]; readonly refused: ServiceRefused | null }

/** Puts the services that are asked for, and those that the packages include, among the offers of a stay. */
export const servedStay = (facts: Pick<PropertyFacts, 'offers' | 'services' | 'roomPlans'>, stay: StayToServe): ServedStay => {
  const asked = stay.services ?? []
  if (facts.services.length === 0 && asked.length === 0) return { offers: facts.offers, services: [], refused: null }
  const planOf = new Map(facts.roomPlans.map(({ roomPlanId, planId }) => [roomPlanId, planId]))
  const planIds = stay.rooms.flatMap(({ roomPlanId }) => planOf.get(roomPlanId) ?? [])
  const chosen = chooseHotelServices(
    facts.services,
    asked.map(({ code, quantity, days }) => ({ code, quantity, days: days?.map(toDay) ?? null })),
    { channel: stay.channel ?? 'agents', nights: nightsOfStay(stay.checkIn, stay.checkOut), planIds },
  )
  if (!chosen.ok) return { offers: facts.offers, services: [], refused: refusedFor(chosen.problem, asked) }
  return { offers: { ...facts.offers, services: chosen.services }, services: chosen.services, refused: null }
}

const keys = { notOffered: 'serviceNotOffered', tooMany: 'serviceTooMany', wrongDays: 'serviceDaysWrong' } as const

const refusedFor = ({ at, field, reason, max }: ServiceProblem, asked: ServicesAsked): ServiceRefused => ({
  key: keys[reason],
  field: `services.${at}.${field}`,
  values: { code: asked[at]?.code ?? '', ...(max === null ? {} : { max }) },
})
