import { formatPercent } from '@innkeeper/protocol/format/format'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { commissionNotice } from '@innkeeper/protocol/words/platform/contract-words'
import { postEvents } from '#kit/jobs/outbox.ts'
import { notify } from '#kit/live/notify.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { ownersOf, type Owner } from '#features/properties/supplier/owners.reads.ts'

/** A commission that the platform agreed to: the property, the commission in basis points, and what stood in the contract before. */
export type CommissionNews = {
  readonly property: { readonly code: string; readonly nameVi: string; readonly nameEn: string }
  readonly commission: number
  /** Null where the property had proposed none. */
  readonly before: number | null
  /** Whether the platform had agreed to the one before; otherwise the property had proposed it. */
  readonly wasAgreed: boolean
  readonly person: string
}

const subject = say('{name}: {title}', '{name}: {title}')

const text = say(
  `Xin chào {person},

{name} ({code}): {title}. {before}

Mức này được ghi vào hợp đồng. Mở Innkeeper, Tài khoản, Hợp đồng, để xem.

Innkeeper
`,
  `Hello {person},

{name} ({code}): {title}. {before}

This is the commission in your contract. Open Innkeeper, Account, Contract, to see it.

Innkeeper
`,
)

const confirmed = say('Innkeeper xác nhận mức chỗ nghỉ đã đề xuất.', 'Innkeeper confirms what your property proposed.')
const changed = say('Chỗ nghỉ đã đề xuất {percent}.', 'Your property had proposed {percent}.')
const renewed = say('Trước đó là {percent}.', 'It was {percent} before.')
const set = say('Chỗ nghỉ chưa đề xuất mức nào.', 'Your property had proposed none.')

/** Tells a property of the commission that counts: in the bell, and each owner by letter. */
export const notifyCommission = async (tx: PropertyTx, news: CommissionNews): Promise<void> => {
  await notify(tx, [
    {
      kind: commissionNotice.kind,
      subjectCode: news.property.code,
      title: { vi: titleIn('vi', news), en: titleIn('en', news) },
      link: 'account/contract',
      person: news.person,
      accountId: null,
      state: '',
    },
  ])
  const owners = await ownersOf(tx)
  await postEvents(
    tx,
    'mail',
    owners.map((owner) => letterTo(owner, news)),
  )
}

const titleIn = (language: Language, { commission }: CommissionNews): string =>
  speak(commissionNotice.words, language, { percent: formatPercent(commission, language) })

const letterTo = ({ email, fullName, language }: Owner, news: CommissionNews) => {
  const name = language === 'vi' ? news.property.nameVi : news.property.nameEn
  const title = titleIn(language, news)
  const before = speak(wordsOfBefore(news), language, { percent: news.before === null ? '' : formatPercent(news.before, language) })
  return {
    to: email,
    language,
    subject: speak(subject, language, { name, title }),
    text: speak(text, language, { person: fullName, name, code: news.property.code, title, before }),
  }
}

const wordsOfBefore = ({ before, wasAgreed, commission }: CommissionNews): Saying => {
  if (before === null) return set
  if (wasAgreed) return renewed
  return before === commission ? confirmed : changed
}
