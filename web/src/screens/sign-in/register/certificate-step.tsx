import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { late } from '#kit/loading/late.tsx'
import { CaptchaField } from '#ui/fields/secret/captcha-field.tsx'
import { CertificateField } from '#ui/fields/files/certificate-field.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import styles from './register.module.css'
import type { Registration } from './use-registration.ts'

const TermsDialog = late(async () => (await import('./terms-dialog.tsx')).TermsDialog)

/** The last step: the certificate, the terms, and that it is a person who asks. */
export const CertificateStep = ({ form }: { form: Registration }) => {
  const t = useSay()
  const [open, setOpen] = useState(false)
  const { field } = form
  const certificate = field('certificateId')
  return (
    <FieldStack>
      <CertificateField
        label={certificate.label}
        error={certificate.error}
        file={form.file}
        take={(file, proof) => {
          form.set('certificateId', proof.certificateId)
          form.set('certificateSecret', proof.certificateSecret)
          form.takeFile(file)
        }}
      />
      <div className={styles['terms']}>
        <CheckField field={{ ...field('terms'), required: true }} />
        <button type="button" className={styles['read']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t(readTerms)}
        </button>
      </div>
      <CaptchaField field={field('captcha')} />
      {open && <TermsDialog open={open} onClose={() => setOpen(false)} />}
    </FieldStack>
  )
}

const readTerms = say('Đọc điều khoản', 'Read the terms')
