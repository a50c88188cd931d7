import type { At } from '../../kit/at.ts'
import * as store from './hotel-chains.store.ts'

/** What joining needs of a call. */
type JoiningAt = Pick<At<'chain/add'>, 'tx' | 'person' | 'language' | 'refusal' | 'enter' | 'diary'>

type JoinedChain = { readonly id: string; readonly nameVi: string }

/**
 * The hotels of these ids that may join: the person owns each of them and this one. A hotel of somebody else does not exist
 * here; one that is in another chain stays there.
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

/** Puts hotels into a chain, each in its own name and with a line in its own diary, and comes back to this property. */
export const joinInTurn = async (at: JoiningAt, chain: JoinedChain, hotels: readonly store.ChainHotel[]): Promise<void> => {
  const [hotel, ...rest] = hotels
  if (hotel === undefined) return void (await at.enter(at.tx.propertyId))
  const joined = await store.joinChain(await at.enter(hotel.id), chain.id)
  if (!joined) throw at.refusal('alreadyInChain', { values: { hotel: nameIn(at, hotel) } })
  await at.diary({ subject: chain.nameVi, after: { hotel: hotel.nameVi } })
  await joinInTurn(at, chain, rest)
}

/** The name of this hotel, which is in a chain, in the language of whoever asks. */
export const ownName = async (at: Pick<JoiningAt, 'tx' | 'language'>): Promise<string> => {
  const members = await store.membersOf(at.tx)
  return members.flatMap((member) => (member.id === at.tx.propertyId ? [nameIn(at, member)] : [])).join('')
}

const nameIn = ({ language }: Pick<JoiningAt, 'language'>, hotel: { readonly nameVi: string; readonly nameEn: string }): string =>
  language === 'vi' ? hotel.nameVi : hotel.nameEn
