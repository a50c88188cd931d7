import { mayChangeLegal } from '@innkeeper/rules/e-contract/contract-states'
import { implement } from '#kit/call/implement.ts'
import { present } from '#kit/records/present.ts'
import { notifyCommission } from './commission-news.ts'
import * as store from './e-contracts.store.ts'

/** The platform's part of the contract: the commission that counts. */
export const agreeCommissionCalls = implement({
  'supplier/hotel/agree-commission': async (at, { id, version, commission }) => {
    const names = present(at, await store.namesOf(at.tx, id), 'notFound')
    const before = await store.contractToChange({ ...at.tx, propertyId: id })
    if (before.version !== version) throw at.refusal('contractChanged', { values: { person: before.changedBy } })
    if (!mayChangeLegal(before.state)) throw at.refusal('contractReleased', { field: 'commission' })
    const newVersion = await store.saveAgreedCommission(at.tx, id, { commission, person: at.person.fullName })
    const tx = await at.enter(id)
    await notifyCommission(tx, {
      property: names,
      commission,
      before: before.commission,
      wasAgreed: before.agreed !== null,
      person: at.person.fullName,
    })
    await at.diary({
      subject: names,
      before: { commission: before.commission, agreed: before.agreed !== null },
      after: { commission, agreed: true },
    })
    return { version: newVersion }
  },
})
