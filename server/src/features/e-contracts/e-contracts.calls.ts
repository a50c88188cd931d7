import { mayChangeLegal } from '@innkeeper/rules/e-contract/contract-states'
import { implement } from '#kit/call/implement.ts'
import { formatPercent } from '@innkeeper/protocol/format/format'
import { proposalNews } from './proposal-news.ts'
import * as store from './e-contracts.store.ts'

export const eContractCalls = implement({
  'contract/get-info': async (at) => {
    const contract = await store.contractOf(at.tx)
    return { ...contract, open: mayChangeLegal(contract.state) }
  },

  'contract/update': async (at, { version, ...legal }) => {
    const before = await store.contractToChange(at.tx)
    if (before.version !== version) throw at.refusal('contractChanged', { values: { person: before.changedBy } })
    if (!mayChangeLegal(before.state)) throw at.refusal('contractReleased')
    if (before.agreed !== null && legal.commission !== before.agreed.commission)
      throw at.fieldsRefused([
        { field: 'commission', key: 'commissionAgreed', values: { percent: formatPercent(before.agreed.commission, at.language) } },
      ])
    if (!(await store.isBank(at.tx, legal.bank))) throw at.fieldsRefused([{ field: 'bank', key: 'bankMissing' }])
    const newVersion = await store.saveLegal(at.tx, legal, at.person.fullName)
    if (before.agreed === null && before.commission !== legal.commission)
      await at.post('platformNews', await proposalNews(at, legal.commission))
    await at.diary({ subject: legal.businessName, before: store.legalOf(before), after: legal })
    return { version: newVersion }
  },
})
