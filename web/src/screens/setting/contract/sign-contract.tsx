import { contractSigningCalls } from '@innkeeper/protocol/calls/setting/contract-signing'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { SigningForm } from '#ui/contract/signing-form.tsx'
import { Card } from '#ui/page/card.tsx'
import styles from './contract.module.css'
import { DeclineContract } from './decline-contract.tsx'

type Paper = CallOutput<'contract/read'>['papers'][number]

/** Signs the text that is shown: who signs, in which position, with the password of the account. */
export const SignContract = ({ paper }: { paper: Paper }) => {
  const t = useSay()
  const alerts = useAlerts()
  const [read, setRead] = useState(false)
  const [declining, setDeclining] = useState(false)
  const form = useForm('contract/sign', {
    schema: contractSigningCalls['contract/sign'].input,
    initial: { paperId: paper.id, sha256: paper.files.at(-1)?.sha256 ?? '' },
    done: () => alerts.success(done),
  })
  const tick = { label: tickWords, value: read, change: (next: boolean | undefined) => setRead(next ?? false) }
  return (
    <Card title={title} values={{ number: paper.number }}>
      <SigningForm form={form}>
        <CheckField field={plainField(tick)} />
        <Button
          words={signWords}
          values={{ number: paper.number }}
          look="primary"
          submits
          wide
          pending={form.pending}
          reason={form.reason ?? (read ? undefined : unread)}
        />
        <Button words={declineWords} look="quiet" wide opens={{ kind: 'dialog', open: declining }} onClick={() => setDeclining(true)} />
        <p className={styles['muted']}>{t(kept)}</p>
      </SigningForm>
      {declining && <DeclineContract paperId={paper.id} onClose={() => setDeclining(false)} />}
    </Card>
  )
}

const title = say('Ký {number}', 'Sign {number}')
const signWords = say('Ký {number}', 'Sign {number}')
const declineWords = say('Chưa ký được, nêu lý do', 'Cannot sign, say why')
const tickWords = say('Tôi đã đọc mọi điều và có quyền ký thay doanh nghiệp.', 'I have read every article and may sign for the business.')
const unread = say('Đọc văn bản rồi đánh dấu ô ở trên.', 'Read the text, then tick the box above.')
const kept = say(
  'Khi ký, hệ thống giữ tên, chức vụ, thời điểm, địa chỉ mạng, trình duyệt và mã SHA-256 của tệp đã đọc.',
  'With the signature we keep name, position, moment, network address, browser and the SHA-256 of the file that was read.',
)
const done = say('Đã ký. Innkeeper ký tiếp, rồi hai bên nhận email.', 'Signed. Innkeeper signs next; then both sides get an email.')
