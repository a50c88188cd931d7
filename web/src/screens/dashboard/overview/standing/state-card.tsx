import { nextStepWords, completenessWordsOf } from '@innkeeper/protocol/words/property/completeness-words'
import { propertyStateWords } from '@innkeeper/protocol/words/property/property-words'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import type { CompletenessStatus } from '#kit/property/use-completeness.ts'
import { confirmToSellMeans, confirmToSellWords, useConfirmToSell } from '#kit/property/use-confirm-to-sell.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { paths } from '#paths.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Card } from '#ui/page/card.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { PropertyBadge } from '#ui/property/property-badge.tsx'
import { SendCertificate } from './send-certificate.tsx'
import styles from './state-card.module.css'
import { what } from '../dashboard-words.ts'

type Life = AnswerOf<'dashboard/hotel-status'>

/** The status of the property: what it means, what happens next, and what its own people may do. */
export const StateCard = ({ status }: { status: CompletenessStatus }) => {
  const t = useSay()
  const format = useFormat()
  const life = useRead('dashboard/hotel-status', {})
  const { next } = status
  const { hotel } = useSession()
  const item = next.flag === null ? '' : t(completenessWordsOf(hotel?.kind)[next.flag].words)
  return (
    <Card title={title} aside={<PropertyBadge state={status.state} />}>
      {life.error !== null && <Failed what={what.state} error={life.error} again={life.again} />}
      <p className={styles['next']}>{t(nextStepWords[next.step], { item })}</p>
      {typeof life.data?.since === 'string' && (
        <p className={styles['since']}>{t(sinceWords, { moment: format.moment(life.data.since, { year: true }) })}</p>
      )}
      {life.data !== undefined && <Notes life={life.data} />}
      {life.data !== undefined && <Acts life={life.data} confirms={next.step === 'confirm'} />}
    </Card>
  )
}

/** What the platform wrote or promised. */
const Notes = ({ life }: { life: Life }) => {
  const t = useSay()
  const format = useFormat()
  const { certificate } = life
  return (
    <div className={styles['notes']}>
      {life.state === 'sent back' && life.sentBackNote !== '' && (
        <Banner tone="red" icon="arrow-back-up" title={t(sentBack)}>
          {life.sentBackNote}
        </Banner>
      )}
      {life.answerBy !== null && (
        <Banner tone="amber" icon="clock">
          {t(answered, { moment: format.moment(life.answerBy) })}
        </Banner>
      )}
      {certificate?.verdict === null && (
        <Banner tone="amber" icon="clock">
          {t(verifying, { moment: format.moment(certificate.verifyBy) })}
        </Banner>
      )}
      {certificate?.verdict === 'refused' && (
        <>
          <Banner tone="red" title={t(certificateRefused)}>
            {certificate.note}
          </Banner>
          <SendCertificate />
        </>
      )}
    </div>
  )
}

const Acts = ({ life, confirms }: { life: Life; confirms: boolean }) => {
  const t = useSay()
  const confirm = useConfirmToSell()
  const { property } = useSession()
  const seesContract = useMay('contract/get-info')
  const sale = life.acts.find(({ act }) => act === 'putOnSale' || act === 'takeOffSale')
  const needsContract = sale?.reason === 'contractNotSigned'
  return (
    <div className={styles['acts']}>
      {confirms && (
        <ConfirmButton
          words={confirmToSellWords}
          look="primary"
          icon="send"
          question={confirmToSellMeans}
          reason={confirm.reason}
          pending={confirm.pending}
          onConfirm={confirm.send}
        >
          <p className={styles['still']}>{t(stillOpen)}</p>
        </ConfirmButton>
      )}
      {sale !== undefined && <SaleAct act={sale.act === 'putOnSale' ? 'putOnSale' : 'takeOffSale'} reason={sale.reason} />}
      {needsContract && seesContract && <Link to={paths.contract(property)}>{t(contractLink)}</Link>}
    </div>
  )
}

/** Puts the property on sale or takes it off; where it may not, says why. */
const SaleAct = ({ act, reason }: { act: 'putOnSale' | 'takeOffSale'; reason: string | null }) => {
  const alerts = useAlerts()
  const t = useSay()
  const change = useChange('property/move', {
    done: ({ state }) => alerts.success(moved, { state: t(propertyStateWords[state]) }),
    failed: alerts.failure,
  })
  const barred = reason === 'takenOffByPlatform' ? nextStepWords.askPlatform : reason === 'contractNotSigned' ? unsigned : undefined
  return (
    <ConfirmButton
      words={saleWords[act]}
      question={saleQuestions[act]}
      look={act === 'putOnSale' ? 'primary' : 'plain'}
      icon={act === 'putOnSale' ? 'circle-check' : 'ban'}
      reason={change.reason ?? barred}
      pending={change.pending}
      onConfirm={() => change.send({ act })}
    />
  )
}

const title = say('Trạng thái chỗ nghỉ', 'Status of the property')
const sinceWords = say('Từ {moment}.', 'Since {moment}.')
const sentBack = say('Innkeeper trả lại:', 'Innkeeper sent it back:')
const answered = say('Innkeeper trả lời chậm nhất {moment}.', 'Innkeeper answers by {moment} at the latest.')
const verifying = say(
  'Giấy phép kinh doanh được xác minh chậm nhất {moment}.',
  'The business certificate is verified by {moment} at the latest.',
)
const certificateRefused = say('Giấy phép kinh doanh chưa được chấp nhận:', 'The business certificate was not accepted:')
const stillOpen = say('Trong khi chờ vẫn sửa được thông tin.', 'The information can still be changed meanwhile.')
const contractLink = say('Xem thông tin hợp đồng', 'See the contract information')
const moved = say('Chỗ nghỉ: {state}.', 'The property is now: {state}.')
const unsigned = say('Cần hợp đồng điện tử đã ký.', 'Needs a signed electronic contract.')
const saleWords = { putOnSale: say('Mở bán', 'Put on sale'), takeOffSale: say('Ngừng bán', 'Take off sale') }
const saleQuestions = {
  putOnSale: say('Mở bán chỗ nghỉ? Đại lý tìm và đặt được ngay.', 'Put the property on sale? Agents can search and book at once.'),
  takeOffSale: say(
    'Ngừng bán chỗ nghỉ? Đại lý không đặt được nữa; đặt phòng đã có giữ nguyên.',
    'Take the property off sale? Agents can no longer book; existing bookings stay.',
  ),
}
