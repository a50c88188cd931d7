import { implement } from '#kit/call/implement.ts'
import * as store from './hotel-chains.store.ts'
import { hotelsToJoin, joinInTurn, ownName } from './join-chain.ts'

export const hotelChainsCalls = implement({
  'chain/get-all': async (at) => {
    const chain = await store.chainOf(at.tx)
    const mine = await store.propertiesOfOwner(at.tx, at.person.accountId)
    const candidates = mine
      .filter(({ id, chainId }) => id !== at.tx.propertyId && (chain === undefined || chainId !== chain.id))
      .map(({ id, nameVi, nameEn, chainId }) => ({ id, nameVi, nameEn, inChain: chainId !== null }))
    if (chain === undefined) return { chain: null, candidates }
    const { id: _id, ...told } = chain
    const members = (await store.membersOf(at.tx)).map((member) => ({
      ...member,
      own: member.id === at.tx.propertyId,
      mine: mine.some(({ id }) => id === member.id),
    }))
    return { chain: { ...told, members }, candidates }
  },

  'chain/add': async (at, { hotelIds, ...names }) => {
    const joining = await hotelsToJoin(at, hotelIds, null)
    const id = await store.foundChain(at.tx, names, at.person.fullName)
    if (id === null) throw at.refusal('alreadyInChain', { values: { hotel: await ownName(at) } })
    await at.diary({ subject: names, after: { ...names, hotels: joining.map(namesOf) } })
    await joinInTurn(at, { id, ...names }, joining)
    return { version: 1 }
  },

  'chain/update': async (at, { version, hotelIds = [], ...names }) => {
    const chain = await store.chainToChange(at.tx)
    if (chain === undefined) throw at.refusal('chainMissing')
    if (chain.version !== version) throw at.refusal('chainChanged', { values: { person: chain.changedBy } })
    for (const { id } of await store.membersOf(at.tx)) at.seenAt(id)
    const joining = await hotelsToJoin(at, hotelIds, chain.id)
    const newVersion = await store.renameChain(at.tx, chain, names, at.person.fullName)
    const before = { nameVi: chain.nameVi, nameEn: chain.nameEn }
    await at.diary({ subject: names, before, after: { ...names, hotels: joining.map(namesOf) } })
    await joinInTurn(at, { id: chain.id, ...names }, joining)
    return { version: newVersion }
  },

  'chain/remove': async (at, { hotelId }) => {
    const chain = await store.chainToChange(at.tx)
    if (chain === undefined) throw at.refusal('chainMissing')
    const members = await store.membersOf(at.tx)
    for (const { id } of members) at.seenAt(id)
    const leaving = members.find(({ id }) => id === hotelId)
    if (leaving === undefined) throw at.refusal('hotelMissing', { field: 'hotelId' })
    await at.diary({ subject: leaving, before: { chain: namesOf(chain) } })
    if (hotelId === at.tx.propertyId) {
      await (members.length === 1 ? store.endChain(at.tx, chain) : store.leaveChain(at.tx))
      return { hotelId }
    }
    const mine = await store.propertiesOfOwner(at.tx, at.person.accountId)
    if (!mine.some(({ id }) => id === hotelId)) throw at.refusal('noRight')
    await store.leaveChain(await at.enter(hotelId))
    await at.diary({ subject: leaving, before: { chain: namesOf(chain) } })
    return { hotelId }
  },
})

const namesOf = ({ nameVi, nameEn }: { readonly nameVi: string; readonly nameEn: string }) => ({ nameVi, nameEn })
