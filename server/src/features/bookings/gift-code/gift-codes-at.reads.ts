import { nameShape } from '@innkeeper/protocol/shapes/stay-shapes'
import { giftCodeAgents, giftCodeBases, giftCodeMethods, type GiftCodeTerms } from '@innkeeper/rules/gift-code/gift-code'
import { travelAgentKinds, type TravelAgentKind } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

const money = z.int()

const terms = z.strictObject({
  giftCodeId: z.uuid(),
  code: z.string(),
  name: nameShape,
  unit: z.enum(['percent', 'amount']),
  value: money,
  maxDiscount: money.nullable(),
  minOrder: money,
  maxOrder: money.nullable(),
  minRooms: z.int(),
  maxRooms: z.int().nullable(),
  takenFrom: z.enum(giftCodeBases),
  active: z.boolean(),
  validFrom: dayInRow,
  validTo: dayInRow.nullable(),
  mostUses: z.int().nullable(),
  uses: z.int(),
  weekdays: z.array(z.int()),
  timeFrom: z.string().nullable(),
  timeTo: z.string().nullable(),
  agents: z.enum(giftCodeAgents),
  agentKinds: z.array(z.enum(travelAgentKinds)),
  agentIds: z.array(z.uuid()),
  methods: z.array(z.enum(giftCodeMethods)),
})

/** A gift code at a property where it holds, and the property of the same owner that made it. */
export type GiftCodeAt = { readonly place: string; readonly madeAt: string; readonly terms: GiftCodeTerms }

const codeRows = rowsLike<GiftCodeAt>(z.strictObject({ place: z.uuid(), madeAt: z.uuid(), terms }))
const shownRows = rowsLike(z.strictObject({ code: z.string() }))
const kindRows = rowsLike(z.strictObject({ id: z.uuid(), kind: z.enum(travelAgentKinds) }))

/** A gift code as somebody typed it. */
export const asCode = (typed: string): string => typed.trim().toUpperCase()

/** The gift codes with some codes at some properties; at every property where `places` is null. */
export const giftCodesAt = async (tx: Tx, places: readonly string[] | null, codes: readonly string[]): Promise<GiftCodeAt[]> =>
  codes.length === 0
    ? []
    : codeRows(tx, 'select place, made_at as "madeAt", terms from gift_codes_at($1::uuid[], $2::text[])', [places, codes], 'gift codes at')

/** The gift codes that the running property shows on its website, the newest first; whether one counts now is not looked at. */
export const giftCodesShown = async (tx: PropertyTx): Promise<GiftCodeTerms[]> => {
  const shown = await shownRows(tx, 'select code from gift_codes_shown($1::uuid)', [tx.propertyId], 'gift codes shown')
  const codes = shown.map(({ code }) => code)
  const found = await giftCodesAt(tx, [tx.propertyId], codes)
  return found.map(({ terms: one }) => one).toSorted((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code))
}

/** The kinds of some agents, by their ids. */
export const kindsOfAgents = async (tx: Tx, travelAgentIds: readonly string[]): Promise<ReadonlyMap<string, TravelAgentKind>> => {
  const rows = await kindRows(
    tx,
    'select travel_agent_id as id, kind from travel_agent where travel_agent_id = any($1::uuid[])',
    [travelAgentIds],
    'kinds of agents',
  )
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}
