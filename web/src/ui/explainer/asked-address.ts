import { z } from 'zod'
import type { Search } from '#paths.ts'
import type { ServiceAsked, StayAsked } from './stay-asked.ts'

const text = z.string().catch('')
const one = z.string().min(1).optional().catch(undefined)

/** A question as the address of the explainer holds it; a number that is left empty is 0. */
export const askedAddress = z.object({
  roomPlanId: one,
  from: one,
  to: one,
  adults: z.coerce.number().int().min(0).catch(2),
  ages: text,
  rooms: z.coerce.number().int().min(0).catch(1),
  travelAgentId: one,
  level: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
  code: text,
  giftCode: text,
  /** `SPA60*2,BUS*1` */
  services: text,
})

/** The question that an address holds. */
export const askedIn = ({ adults, rooms, ...rest }: z.output<typeof askedAddress>): StayAsked => ({
  roomPlanId: rest.roomPlanId,
  from: rest.from,
  to: rest.to,
  travelAgentId: rest.travelAgentId,
  level: rest.level,
  ages: rest.ages,
  code: rest.code,
  giftCode: rest.giftCode,
  services: servicesIn(rest.services),
  adults: adults === 0 ? undefined : adults,
  rooms: rooms === 0 ? undefined : rooms,
})

/** A question as an address holds it. */
export const addressOf = ({ adults = 0, rooms = 0, services, ...rest }: StayAsked): z.output<typeof askedAddress> => ({
  ...rest,
  adults,
  rooms,
  services: services.map(({ code, quantity = 0 }) => `${code}*${quantity}`).join(','),
})

/** The services of an address; a number that is left empty is 0. */
const servicesIn = (written: string): ServiceAsked[] =>
  written
    .split(',')
    .map((one) => one.split('*'))
    .flatMap(([code = '', quantity = '1']) => (code === '' ? [] : [{ code, quantity: Number.parseInt(quantity, 10) || undefined }]))

/** A question for a link; all of it is said, so that it means the same to whoever opens it. */
export const searchOf = (asked: StayAsked): Search => addressOf(asked)
