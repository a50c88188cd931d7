import { mayAgreeCommission } from '@innkeeper/rules/e-contract/contract-states'
import { formatPercent } from '@innkeeper/protocol/format/format'
import { speak } from '@innkeeper/protocol/say'
import { commissionNotice } from '@innkeeper/protocol/words/contract-words'
import { implement } from '#kit/call/implement.ts'
import { notify } from '#kit/live/notify.ts'
import * as store from './e-contracts.store.ts'

/** The platform's part of the contract: the commission that counts. */
export const agreeCommissionCalls = implement({
  'supplier/hotel/agree-commission': async (at, { id, version, commission }) => {
    const names = await store.namesOf(at.tx, id)
    if (names === undefined) throw at.refusal('notFound', { field: 'id' })
    const before = await store.contractToChange({ ...at.tx, propertyId: id })
    if (before.version !== version) throw at.refusal('contractChanged', { values: { person: before.changedBy } })
    if (!mayAgreeCommission(before.state, before.agreed !== null)) throw at.refusal('contractReleased', { field: 'commission' })
    const newVersion = await store.saveAgreedCommission(at.tx, id, { commission, person: at.person.fullName })
    const tx = await at.enter(id)
    await notify(tx, [noticeOf(names.code, commission, at.person.fullName)])
    await at.diary({
      subject: names.nameVi,
      before: { commission: before.commission, agreed: before.agreed !== null },
      after: { commission },
    })
    return { version: newVersion }
  },
})

const noticeOf = (code: string, commission: number, person: string) => ({
  kind: commissionNotice.kind,
  subjectCode: code,
  title: {
    vi: speak(commissionNotice.words, 'vi', { percent: formatPercent(commission, 'vi') }),
    en: speak(commissionNotice.words, 'en', { percent: formatPercent(commission, 'en') }),
  },
  link: 'account/contract',
  person,
  accountId: null,
  state: '',
})
