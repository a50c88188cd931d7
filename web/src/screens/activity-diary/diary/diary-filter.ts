import type { CallInput } from '@innkeeper/protocol/catalogue'
import { codesOf } from '@innkeeper/protocol/codes/codes-of'
import { informationKinds, recordKindWords, type DiaryLog } from '@innkeeper/protocol/diary/record-kinds'
import { isDay } from '@innkeeper/rules/days/day'
import { z } from 'zod'

const day = z
  .string()
  .refine((text): boolean => text === '' || isDay(text))
  .catch('')

/** The kinds that a log may be narrowed to. */
export const kindsOf = { system: codesOf(recordKindWords), information: informationKinds } as const

/** The filter of the diary, as the address says it; empty means any. */
export const diaryFilter = z.object({
  text: z.string().catch(''),
  person: z.string().catch(''),
  kind: z.enum(['', ...kindsOf.system]).catch(''),
  fromDate: day,
  toDate: day,
})
export type DiaryFilter = z.infer<typeof diaryFilter>

/** The line that is open beside the list; empty for none. */
export const openLine = z.object({ line: z.string().catch('') })

/** The filter as the calls take it. */
export const askedOf = (log: DiaryLog, { text, person, kind, fromDate, toDate }: DiaryFilter): CallInput<'hotel-log/export'> => ({
  log,
  text: text.trim(),
  person: person.trim(),
  ...(kind === '' ? {} : { kind }),
  ...(fromDate === '' ? {} : { fromDate }),
  ...(toDate === '' ? {} : { toDate }),
})

/** How many filters are set; the two days of the range count once. */
export const filtersSet = ({ text, person, kind, fromDate, toDate }: DiaryFilter): number =>
  [text !== '', person !== '', kind !== '', fromDate !== '' || toDate !== ''].filter(Boolean).length
