import type { At } from '#kit/call/at.ts'
import * as store from './hotel-chains.store.ts'

/** The parts of a call that joining needs. */
type JoiningAt = Pick<At<'chain/add'>, 'tx' | 'person' | 'language' | 'refusal' | 'enter' | 'diary'>

type JoinedChain = { readonly id: string; readonly nameVi: string; readonly nameEn: string }

/**
 * The hotels with these ids that may join: the person must own each of them and this one. Somebody else's hotel is refused as not found; a
 * hotel in another chain stays there.
 */
export const hotelsToJoin = async (at: JoiningAt, hotelIds: readonly string[], chainId: string | null): Promise<store.ChainHotel[]> => {
  if (hotelIds.length === 0) return []
  const mine = await store.propertiesOfOwner(at.tx, at.person.accountId)
  return [...new Set(hotelIds)].flatMap((id, index) => {
    const hotel = mine.find((one) => one.id === id)
    if (hotel === undefined) throw at.refusal('hotelMissing', { field: `hotelIds.${index}` })
    if (hotel.chainId !== null && hotel.chainId !== chainId) throw at.refusal('alreadyInChain', { values: { hotel: nameIn(at, hotel) } })
    return hotel.chainId === null && id !== at.tx.propertyId ? [hotel] : []
  })
}

/**
 * Adds hotels to a chain, each bound to its own property and with a line in its own diary, then binds the transaction to this property
 * again.
 */
export const joinInTurn = async (at: JoiningAt, chain: JoinedChain, hotels: readonly store.ChainHotel[]): Promise<void> => {
  const [hotel, ...rest] = hotels
  if (hotel === undefined) return void (await at.enter(at.tx.propertyId))
  const joined = await store.joinChain(await at.enter(hotel.id), chain.id)
  if (!joined) throw at.refusal('alreadyInChain', { values: { hotel: nameIn(at, hotel) } })
  await at.diary({ subject: chain, after: { hotels: [{ nameVi: hotel.nameVi, nameEn: hotel.nameEn }] } })
  await joinInTurn(at, chain, rest)
}

/** The name of this hotel in the caller's language. */
export const ownName = async (at: Pick<JoiningAt, 'tx' | 'language'>): Promise<string> => {
  const members = await store.membersOf(at.tx)
  return members.flatMap((member) => (member.id === at.tx.propertyId ? [nameIn(at, member)] : [])).join('')
}

const nameIn = ({ language }: Pick<JoiningAt, 'language'>, hotel: { readonly nameVi: string; readonly nameEn: string }): string =>
  language === 'vi' ? hotel.nameVi : hotel.nameEn
