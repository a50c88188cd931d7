import { railWords } from '@innkeeper/protocol/codes/payment-gateways'
import { say, type Saying } from '@innkeeper/protocol/say'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { entrySourceWords, transactionKindWords } from '@innkeeper/protocol/words/sale/payment-words'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { Card } from '#ui/page/card.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { FactList } from '#ui/page/fact-list.tsx'
import { CorrectTransaction } from './correct-transaction.tsx'
import { Amount } from './payment-columns.tsx'
import { standingLook, type EntryShown } from './payment-looks.ts'
import { PlaceCard } from './place-card.tsx'
import styles from './payments.module.css'

/** One transaction: what it says, who says so, what it corrects and what corrects it. */
export const TransactionDetail = ({ entry, list }: { entry: EntryShown; list: { readonly words: Saying; readonly to: string } }) => {
  const title = transactionKindWords[entry.kind]
  return (
    <Page>
      <PageHead
        title={title}
        crumbs={[list, { words: title }]}
        badge={<Badge state={standingLook(entry)} />}
        acts={<CorrectAct entry={entry} />}
      />
      <div className={styles['columns']}>
        <div className={styles['aside']}>
          <EntryFacts entry={entry} />
          {entry.receipt !== null && <Receipt url={entry.receipt} />}
        </div>
        <PlaceCard place={entry.place} />
      </div>
    </Page>
  )
}

const EntryFacts = ({ entry }: { entry: EntryShown }) => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  return (
    <Card title={factsTitle}>
      <FactList>
        <dt>{t(amountWords)}</dt>
        <dd>
          <Amount entry={entry} />
        </dd>
        <dt>{t(dayWords)}</dt>
        <dd>{format.day(entry.paidOn)}</dd>
        <dt>{t(methodWords)}</dt>
        <dd>
          {t(paymentMethodWords[entry.paymentMethod])}
          {entry.rail !== null && `, ${t(railWords[entry.rail])}`}
        </dd>
        <dt>{t(byWords)}</dt>
        <dd>{`${entry.person}, ${format.moment(entry.at, { year: true })}`}</dd>
        <dt>{t(sourceWords)}</dt>
        <dd>{t(entrySourceWords[entry.source])}</dd>
        {entry.note !== '' && (
          <>
            <dt>{t(noteWords)}</dt>
            <dd>{entry.note}</dd>
          </>
        )}
        {entry.corrects !== null && (
          <>
            <dt>{t(correctsWords)}</dt>
            <dd>
              <Link to={paths.transaction(property, { id: entry.corrects })}>{t(firstWords)}</Link>
            </dd>
          </>
        )}
        {entry.correctedBy !== null && (
          <>
            <dt>{t(correctedWords)}</dt>
            <dd>
              <Link to={paths.transaction(property, { id: entry.correctedBy })}>{t(secondWords)}</Link>
            </dd>
          </>
        )}
      </FactList>
    </Card>
  )
}

const Receipt = ({ url }: { url: string }) => {
  const t = useSay()
  return (
    <Card title={receiptTitle}>
      <div className={styles['receipt']}>
        <a href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={t(receiptTitle)} />
        </a>
      </div>
    </Card>
  )
}

const CorrectAct = ({ entry }: { entry: EntryShown }) => {
  const lack = useLack('booking/payment/update')
  const [correcting, setCorrecting] = useState(false)
  const reason = lack ?? (entry.correctable ? undefined : entry.correctedBy === null ? notByHand : already)
  return (
    <>
      <Button
        words={correctWords}
        icon="edit"
        reason={reason}
        onClick={() => setCorrecting(true)}
        opens={{ kind: 'dialog', open: correcting }}
      />
      {correcting && <CorrectTransaction entry={entry} onClose={() => setCorrecting(false)} />}
    </>
  )
}

const factsTitle = say('Giao dịch', 'Transaction')
const receiptTitle = say('Ảnh biên lai', 'Receipt picture')
const amountWords = say('Số tiền', 'Amount')
const dayWords = say('Ngày thanh toán', 'Payment date')
const methodWords = say('Phương thức', 'Method')
const byWords = say('Người ghi', 'Recorded by')
const sourceWords = say('Nguồn', 'Source')
const noteWords = say('Ghi chú', 'Note')
const correctsWords = say('Sửa cho', 'Corrects')
const firstWords = say('Giao dịch trước', 'The transaction before')
const correctedWords = say('Đã sửa bằng', 'Corrected by')
const secondWords = say('Giao dịch sau', 'The transaction after')
const correctWords = say('Sửa giao dịch', 'Correct the transaction')
const notByHand = say(
  'Giao dịch do điều khoản hoặc cổng thanh toán ghi, hay tiền đang được trả: không sửa tay.',
  'The terms or a gateway wrote it, or the money is on its way: it is not corrected by hand.',
)
const already = say('Giao dịch này đã được sửa.', 'It has been corrected already.')
