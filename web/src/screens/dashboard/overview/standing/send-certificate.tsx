import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useMay } from '#kit/session/rights.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CertificateField, type UploadedFile, type UploadProof } from '#ui/fields/files/certificate-field.tsx'
import styles from './state-card.module.css'

type Sent = { readonly file: UploadedFile; readonly proof: UploadProof }

/** Sends another certificate in the place of one that was not accepted. */
export const SendCertificate = () => {
  const alerts = useAlerts()
  const format = useFormat()
  const maySend = useMay('property/send-certificate')
  const [sent, setSent] = useState<Sent | null>(null)
  const change = useChange('property/send-certificate', {
    done: ({ verifyBy }) => alerts.success(done, { moment: format.moment(verifyBy) }),
    failed: alerts.failure,
  })
  if (!maySend) return null
  return (
    <div className={styles['notes']}>
      <CertificateField label={label} file={sent?.file ?? null} take={(file, proof) => setSent({ file, proof })} />
      <div className={styles['acts']}>
        <Button
          words={sendWords}
          look="primary"
          icon="send"
          pending={change.pending}
          reason={sent === null ? chooseFirst : undefined}
          onClick={() => sent !== null && change.send(sent.proof)}
        />
      </div>
    </div>
  )
}

const label = say('Giấy phép kinh doanh', 'Business certificate')
const sendWords = say('Gửi giấy phép', 'Send the certificate')
const chooseFirst = say('Chọn tệp trước.', 'Choose a file first.')
const done = say('Đã gửi giấy phép. Xác minh chậm nhất {moment}.', 'The certificate is sent. It is verified by {moment} at the latest.')
