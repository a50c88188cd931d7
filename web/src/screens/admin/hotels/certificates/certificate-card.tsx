import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { ask } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { saveFile } from '#kit/uploads/save-file.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { fileSize } from '#ui/photos/uploading/file-size.ts'
import { CertificateBadge } from './certificate-badge.tsx'
import type { HotelDetail } from '../hotel-detail.ts'
import styles from '../hotels.module.css'
import { RefuseCertificate } from './refuse-certificate.tsx'

type Certificate = HotelDetail['certificates'][number]

/** What the property showed of its right to do business: the files, the verdicts, and the verdict that is due. */
export const CertificateCard = ({ hotel }: { hotel: HotelDetail }) => {
  const t = useSay()
  const [last] = hotel.certificates
  return (
    <Card title={title} aside={last === undefined ? undefined : <CertificateBadge certificate={last} />}>
      {last === undefined && <p className={styles['muted']}>{t(none)}</p>}
      <ul className={styles['certificates']}>
        {hotel.certificates.map((certificate) => (
          <li key={certificate.certificateNo}>
            <CertificateLine id={hotel.id} certificate={certificate} />
          </li>
        ))}
      </ul>
      {last?.verdict === null && <VerdictActs id={hotel.id} certificateNo={last.certificateNo} />}
    </Card>
  )
}

const CertificateLine = ({ id, certificate }: { id: string; certificate: Certificate }) => {
  const t = useSay()
  const format = useFormat()
  const { fileName, bytes, sentAt, verdict, judgedAt, judgedBy, note } = certificate
  return (
    <>
      <div className={styles['file']}>
        <div className={styles['about']}>
          <strong>{fileName}</strong>
          <span className={styles['muted']}>
            {t(sentWords, { moment: format.moment(sentAt, { year: true }), size: fileSize(bytes, format.number) })}
          </span>
        </div>
        <DownloadCertificate id={id} certificate={certificate} />
      </div>
      {verdict !== null && (
        <p className={styles['muted']}>
          {t(judgedWords[verdict], { person: judgedBy ?? '', moment: judgedAt === null ? '' : format.moment(judgedAt, { year: true }) })}
          {note !== '' && ` ${note}`}
        </p>
      )}
    </>
  )
}

/** The file comes through a call with the token: no address leads to it. */
const DownloadCertificate = ({ id, certificate }: { id: string; certificate: Certificate }) => {
  const { property } = useSession()
  const alerts = useAlerts()
  const [pending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    try {
      const file = await ask('supplier/hotel/certificate', { id, certificateNo: certificate.certificateNo }, { property })
      saveFile(file.fileName, file.mediaType, bytesOf(file.base64))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      alerts.failure(error)
    } finally {
      setPending(false)
    }
  }
  return <Button words={downloadWords} size="small" icon="download" pending={pending} onClick={() => void download()} />
}

const VerdictActs = ({ id, certificateNo }: { id: string; certificateNo: number }) => {
  const alerts = useAlerts()
  const [refusing, setRefusing] = useState(false)
  const change = useChange('supplier/hotel/verify', { done: () => alerts.success(verified), failed: alerts.failure })
  return (
    <div className={styles['acts']}>
      <Button words={refuseWords} icon="x" opens={{ kind: 'dialog', open: refusing }} onClick={() => setRefusing(true)} />
      <ConfirmButton
        words={verifyWords}
        question={verifyQuestion}
        look="primary"
        icon="check"
        pending={change.pending}
        onConfirm={() => change.send({ id, certificateNo, verdict: 'verified' })}
      />
      {refusing && <RefuseCertificate id={id} certificateNo={certificateNo} onClose={() => setRefusing(false)} />}
    </div>
  )
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

const title = say('Giấy phép kinh doanh', 'Business certificate')
const none = say('Chỗ nghỉ này không đăng ký qua trang web.', 'This property did not register on the website.')
const sentWords = say('Gửi {moment} · {size}', 'Sent {moment} · {size}')
const downloadWords = say('Tải tệp về', 'Download')
const verifyWords = say('Xác minh', 'Verify')
const refuseWords = say('Không chấp nhận', 'Do not accept')
const verifyQuestion = say(
  'Giấy phép đúng là của chỗ nghỉ này và còn hiệu lực? Chỗ nghỉ được báo ngay.',
  'Is the certificate this property’s own and still valid? The property is told at once.',
)
const verified = say('Đã xác minh giấy phép.', 'The certificate is verified.')
const judgedWords = {
  verified: say('{person} đã xác minh, {moment}.', 'Verified by {person}, {moment}.'),
  refused: say('{person} không chấp nhận, {moment}.', 'Not accepted by {person}, {moment}.'),
}
