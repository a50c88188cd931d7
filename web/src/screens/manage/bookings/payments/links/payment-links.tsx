import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { LinkRow } from './link-row.tsx'
import { MakeLink } from './make-link.tsx'
import styles from './payment-links.module.css'

type Links = AnswerOf<'booking/payment/links'>

/** The links by which a booking is paid: what became of each, and the way to make another. */
export const PaymentLinks = ({ code, onClose }: { code: string; onClose: () => void }) => {
  const read = useRead('booking/payment/links', { code })
  return (
    <Dialog open onClose={onClose} title={title} values={{ code }}>
      {read.data === undefined && read.error === null && <Skeleton rows={4} />}
      {read.error !== null && <Failed what={what} error={read.error} again={read.again} />}
      {read.data !== undefined && <Body code={code} shown={read.data} />}
    </Dialog>
  )
}

const Body = ({ code, shown }: { code: string; shown: Links }) => {
  const t = useSay()
  const lack = useLack('booking/payment/make-link')
  const { owed, currency, rails, links } = shown
  return (
    <div className={styles['body']}>
      {rails.length === 0 && <NoGateway />}
      {rails.length > 0 && owed > 0 && lack === undefined && currency === 'VND' && <MakeLink key={owed} code={code} owed={owed} />}
      {owed === 0 && <p className={styles['note']}>{t(nothingOwed)}</p>}
      {currency !== 'VND' && <p className={styles['note']}>{t(dongOnly)}</p>}
      {lack !== undefined && <p className={styles['note']}>{t(lack)}</p>}
      {links.length > 0 && (
        <ul className={styles['links']} aria-label={t(listWords)}>
          {links.map((link) => (
            <LinkRow key={link.id} code={code} link={link} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** What is missing, and where it is mended by whoever may. */
const NoGateway = () => {
  const t = useSay()
  const { property } = useSession()
  const may = useLack('payment-method/get-gateway-all') === undefined
  return (
    <Banner tone="amber">
      {t(noGateway)} {may && <Link to={paths.hotelConfig(property, 'paygate')}>{t(toGateways)}</Link>}
    </Banner>
  )
}

const title = say('Liên kết thanh toán, {code}', 'Payment links, {code}')
const what = say('liên kết thanh toán', 'the payment links')
const listWords = say('Các liên kết', 'The links')
const nothingOwed = say('Không còn nợ gì.', 'Nothing is owed.')
const dongOnly = say('Cổng thanh toán chỉ nhận đồng Việt Nam.', 'Payment gateways take Vietnamese dong only.')
const noGateway = say(
  'Chưa có cổng thanh toán nào nhận tiền thật, nên chưa tạo được liên kết.',
  'No payment gateway takes real money yet, so no link can be made.',
)
const toGateways = say('Cấu hình cổng thanh toán', 'Configure a gateway')
