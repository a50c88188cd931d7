import { railWords } from '@innkeeper/protocol/codes/payment-gateways'
import { say } from '@innkeeper/protocol/say'
import { linkStandingWords, orderStateWords } from '@innkeeper/protocol/words/sale/payment-link-words'
import type { LinkStanding } from '@innkeeper/rules/payment/payment-link'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { IconName } from '#ui/look/icon.tsx'
import { Badge, type Tone } from '#ui/page/badge.tsx'
import { QrCode } from '#ui/qr/qr-code.tsx'
import styles from './payment-links.module.css'

type LinkOf = AnswerOf<'booking/payment/links'>['links'][number]

/** A payment link with each try to pay it; one that can be paid is copied, shown as a QR code, or withdrawn. */
export const LinkRow = ({ code, link }: { code: string; link: LinkOf }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <li>
      <div className={styles['line']}>
        <strong>{format.money(link.amount, 'VND')}</strong>
        <Badge state={{ words: linkStandingWords[link.standing], ...looks[link.standing] }} />
      </div>
      <div className={styles['note']}>
        {t(madeLine, { person: link.madeBy, at: format.moment(link.madeAt), until: format.moment(link.expiresAt) })}
      </div>
      {link.orders.map((order) => (
        <div key={order.reference} className={styles['note']}>
          {`${order.reference} · ${t(railWords[order.rail])} · ${format.moment(order.startedAt)} · ${t(orderStateWords[order.state])}`}
          {order.state === 'failed' && order.code !== null && ` (${t(codeWords, { code: order.code })})`}
        </div>
      ))}
      {link.standing === 'open' && <Acts code={code} link={link} />}
    </li>
  )
}

const Acts = ({ code, link: { id, url } }: { code: string; link: LinkOf }) => {
  const t = useSay()
  const alerts = useAlerts()
  const lack = useLack('booking/payment/withdraw-link')
  const [drawn, setDrawn] = useState(false)
  const withdraw = useChange('booking/payment/withdraw-link', {
    done: () => alerts.success(withdrawn),
    failed: (error) => alerts.failure(error),
  })
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    alerts.success(copied)
  }
  return (
    <>
      <code className={styles['url']}>{url}</code>
      <div className={styles['acts']}>
        <Button words={copyWords} size="small" icon="copy" onClick={() => void copy()} />
        <Button words={drawn ? hideWords : showWords} size="small" icon={drawn ? 'eye-off' : 'eye'} onClick={() => setDrawn(!drawn)} />
        <Button
          words={withdrawWords}
          size="small"
          look="danger"
          icon="x"
          reason={lack}
          pending={withdraw.pending}
          onClick={() => withdraw.send({ code, id })}
        />
      </div>
      {drawn && (
        <div className={styles['qr']}>
          <QrCode text={url} name={t(qrName)} />
        </div>
      )}
    </>
  )
}

const looks: Readonly<Record<LinkStanding, { readonly tone: Tone; readonly icon: IconName }>> = {
  open: { tone: 'amber', icon: 'clock' },
  paid: { tone: 'green', icon: 'check' },
  withdrawn: { tone: 'grey', icon: 'x' },
  expired: { tone: 'grey', icon: 'clock-exclamation' },
  settled: { tone: 'grey', icon: 'minus' },
}

const madeLine = say('{person} tạo {at}, dùng được đến {until}', 'Made by {person} {at}, valid until {until}')
const codeWords = say('mã {code}', 'code {code}')
const copyWords = say('Sao chép liên kết', 'Copy the link')
const copied = say('Đã sao chép liên kết.', 'The link is copied.')
const showWords = say('Mã QR', 'QR code')
const hideWords = say('Ẩn mã QR', 'Hide the QR code')
const withdrawWords = say('Rút liên kết', 'Withdraw the link')
const withdrawn = say('Đã rút liên kết.', 'The link is withdrawn.')
const qrName = say('Mã QR của liên kết thanh toán', 'QR code of the payment link')
