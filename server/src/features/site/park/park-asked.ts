import { say, type Saying } from '@innkeeper/protocol/say'
import { isDay, type Day } from '@innkeeper/rules/days/day'
import { visitorKinds, type VisitorKind, type Visitors } from '@innkeeper/rules/ticket/ticket-product'

/** Tickets of one product that an address asks for. */
export type TicketsTyped = { readonly product: string; readonly slot: string; readonly visitors: Visitors }

/** What the address of a page of a park asks for: the day, where it says one, and tickets. What cannot be read has a problem at its field. */
export type ParkAsked = {
  readonly day: Day | null
  readonly typedDay: string
  readonly lines: readonly TicketsTyped[]
  readonly problems: Readonly<Record<string, Saying>>
}

type Query = Readonly<Record<string, unknown>>

/** Reads what an address asks for: `day`, and for each product its slot and its number of visitors, such as `adult-VENGAY=2`. */
export const parkAsked = (query: Query): ParkAsked => {
  const typedDay = textIn(query, 'day')
  const products = [...new Set(Object.keys(query).flatMap((name) => productIn(name) ?? []))].slice(0, mostLines)
  const counts = products.map((product) => ({ product, ...visitorsIn(query, product) }))
  return {
    day: isDay(typedDay) ? typedDay : null,
    typedDay,
    lines: counts.flatMap(({ product, visitors }) =>
      isNobody(visitors) ? [] : [{ product, slot: textIn(query, slotField(product)), visitors }],
    ),
    problems: {
      ...(typedDay !== '' && !isDay(typedDay) && { day: wrongDay }),
      ...Object.fromEntries(counts.flatMap(({ wrong }) => wrong.map((name) => [name, wrongCount]))),
    },
  }
}

/** The field of the number of visitors of a kind. */
export const visitorField = (kind: VisitorKind, product: string): string => `${kind}-${product}`

/** The field of the slot of a product. */
export const slotField = (product: string): string => `slot-${product}`

/** The query of an address that asks for a day and for tickets. */
export const queryOf = ({ day, lines }: { readonly day: string; readonly lines: readonly TicketsTyped[] }): Record<string, string> => ({
  day,
  ...Object.fromEntries(lines.flatMap(fieldsOf)),
})

const fieldsOf = ({ product, slot, visitors }: TicketsTyped): (readonly [string, string])[] => [
  ...(slot === '' ? [] : [[slotField(product), slot] as const]),
  ...visitorKinds.flatMap((kind) => (visitors[kind] === 0 ? [] : [[visitorField(kind, product), String(visitors[kind])] as const])),
]

const productIn = (name: string): string | undefined => /^(?:adult|child|senior)-([\dA-Z_-]{3,30})$/u.exec(name)?.[1]

const visitorsIn = (query: Query, product: string): { readonly visitors: Visitors; readonly wrong: readonly string[] } => {
  const counts = visitorKinds.map((kind) => [kind, countIn(textIn(query, visitorField(kind, product)))] as const)
  return {
    visitors: { adult: 0, child: 0, senior: 0, ...Object.fromEntries(counts.map(([kind, count]) => [kind, count ?? 0])) },
    wrong: counts.flatMap(([kind, count]) => (count === null ? [visitorField(kind, product)] : [])),
  }
}

const isNobody = (visitors: Visitors): boolean => visitorKinds.every((kind) => visitors[kind] === 0)

const countIn = (text: string): number | null => {
  const count = Number(text)
  return Number.isInteger(count) && count >= 0 && count <= mostVisitors ? count : null
}

const textIn = (query: Query, name: string): string => {
  const value = query[name]
  return typeof value === 'string' ? value.trim().slice(0, longestText) : ''
}

/** The most visitors of one kind in a line, as the calls have it. */
export const mostVisitors = 500
const mostLines = 20
const longestText = 40

const wrongDay = say('Chọn một ngày.', 'Choose a day.')
const wrongCount = say('Nhập một số nguyên từ 0 đến 500.', 'Enter a whole number from 0 to 500.')
