import type { GiftCodeTerms } from '@innkeeper/rules/gift-code/gift-code'
import { whyNotSized } from '@innkeeper/rules/gift-code/why-not-given'
import type { StayPrice } from '@innkeeper/rules/price/price-of-stay'
import type { PropertyFacts } from '#features/bookings/check-stay/stay-facts.reads.ts'
import { givenCode } from '#features/bookings/gift-code/given-code.reads.ts'
import { giftCodesShown } from '#features/bookings/gift-code/gift-codes-at.reads.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A gift code that a guest may take, and the name of its program. */
export type ShownCode = Pick<GiftCodeTerms, 'code' | 'name'>

/** Who gives the code: a guest without an agent, who pays at once. */
const guest = { travelAgentId: null, kind: null, paymentMethod: 'bank transfer' } as const

/** The gift codes “shown on the website” that take something off this stay now, the newest first; never the one that counts already. */
export const shownCodes = async (
  tx: PropertyTx,
  { timeZone }: Pick<PropertyFacts, 'timeZone'>,
  {
    price,
    rooms,
    counted,
    now,
  }: { readonly price: StayPrice; readonly rooms: number; readonly counted: string | null; readonly now: Date },
): Promise<readonly ShownCode[]> => {
  const codes = await giftCodesShown(tx)
  return codes
    .filter((one) => one.code !== counted && takesFrom(one, price, rooms))
    .filter((one) => givenCode(one.code, [one], { timeZone, now, ...guest })?.whyNot === null)
    .slice(0, mostShown)
    .map(({ code, name }) => ({ code, name }))
}

const mostShown = 5

/** Whether the stay is of the size that a code asks for, and has something to be taken from; the price is the one before any code. */
const takesFrom = (code: GiftCodeTerms, { subtotals }: StayPrice, rooms: number): boolean => {
  const room = subtotals.rooms + subtotals.promotions
  const base = { rooms: room, services: subtotals.services, booking: room + subtotals.services }[code.takenFrom]
  return base > 0 && whyNotSized(code, room + subtotals.services, rooms) === null
}
