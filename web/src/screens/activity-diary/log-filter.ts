import type { CallInput } from '@innkeeper/protocol/catalogue'
import { origins } from '@innkeeper/protocol/rates/night-fields'
import { isDay } from '@innkeeper/rules/days/day'
import { z } from 'zod'

const day = z
  .string()
  .refine((text): boolean => text === '' || isDay(text))
  .catch('')

/** The filter of a log, as the address says it; empty means any. */
export const logFilter = z.object({
  fromDate: day,
  toDate: day,
  fromNight: day,
  toNight: day,
  roomTypeId: z.uuid().or(z.literal('')).catch(''),
  roomPlanId: z.uuid().or(z.literal('')).catch(''),
  person: z.string().catch(''),
  origin: z.enum(['', ...origins]).catch(''),
})
export type LogFilter = z.infer<typeof logFilter>

/** Which operation is open beside the list, and whether its undo was asked for. */
export const openOperation = z.object({
  operation: z.coerce.number().int().min(0).catch(0),
  undo: z.enum(['', 'true']).catch(''),
})

type Asked = Omit<CallInput<'room-plan-log/search'>, 'limit' | 'offset'>

/** The filter as the calls take it. */
export const askedOf = ({ origin, ...texts }: LogFilter): Asked => {
  const set = Object.entries(texts).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()] as const]))
  return { ...Object.fromEntries(set), ...(origin === '' ? {} : { origin }) }
}

/** How many filters are set; two days of one range count once. */
export const filtersSet = (filter: LogFilter): number =>
  [
    filter.fromDate !== '' || filter.toDate !== '',
    filter.fromNight !== '' || filter.toNight !== '',
    filter.roomTypeId !== '',
    filter.roomPlanId !== '',
    filter.person !== '',
    filter.origin !== '',
  ].filter(Boolean).length
