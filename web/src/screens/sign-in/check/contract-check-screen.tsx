import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { contractSideWords } from '@innkeeper/protocol/words/platform/contract-words'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { ask } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { PublicLayout } from '#layouts/public/public-layout.tsx'
import { PickFile } from '#ui/fields/files/pick-file.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import styles from './contract-check.module.css'

type Found = CallOutput<'contract/check'>
type Checked = { readonly name: string; readonly sha256: string; readonly found: Found }

/** `/contract-check`: whether a PDF is a signed contract. The browser computes its SHA-256; the file itself goes nowhere. */
export const ContractCheckScreen = () => {
  const t = useSay()
  const [checked, setChecked] = useState<Checked | Error | null>(null)
  const [pending, setPending] = useState(false)
  useTitle(title)
  const check = async (file: File) => {
    setPending(true)
    try {
      const sha256 = hexOf(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
      setChecked({ name: file.name, sha256, found: await ask('contract/check', { sha256 }, {}) })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setChecked(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <PublicLayout>
      <div className={styles['page']}>
        <h1>{t(title)}</h1>
        <p>{t(lead)}</p>
        <div>
          <PickFile words={pick} accept={['application/pdf']} pending={pending} give={(file) => void check(file)} />
        </div>
        <div role="status" className={styles['page']}>
          {checked instanceof Error && <FailureBanner failure={checked} />}
          {checked !== null && !(checked instanceof Error) && <Verdict checked={checked} />}
        </div>
      </div>
    </PublicLayout>
  )
}

const Verdict = ({ checked: { name, sha256, found } }: { checked: Checked }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <>
      {found === null ? (
        <Banner tone="red" icon="ban">
          {t(unknown, { name })}
        </Banner>
      ) : (
        <Banner tone={found.latest && found.stage === 'signed' ? 'green' : 'amber'} icon={found.latest ? 'circle-check' : 'alert-circle'}>
          {t(found.latest ? stages[found.stage] : replaced, { name, number: found.number, business: found.businessName })}
        </Banner>
      )}
      <ul className={styles['facts']}>
        {found?.signatures.map((one) => (
          <li key={one.side}>
            {t(contractSideWords[one.side])}: {one.signer}, {one.position}, {format.moment(one.signedAt, { year: true })}
          </li>
        ))}
        <li className={styles['hash']}>{t(hashLine, { sha256: sha256.match(/.{1,8}/gu)?.join(' ') ?? '' })}</li>
      </ul>
    </>
  )
}

const hexOf = (digest: ArrayBuffer): string => Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')

const title = say('Kiểm tra hợp đồng', 'Check a contract')
const lead = say(
  'Chọn tệp PDF để biết đó có phải hợp đồng đã ký trên Innkeeper không. Tệp không rời khỏi máy này: trình duyệt tính mã SHA-256 và chỉ gửi mã đó.',
  'Choose a PDF to learn whether it is a contract signed on Innkeeper. The file does not leave this machine: the browser computes its SHA-256 and sends that alone.',
)
const pick = say('Chọn tệp PDF', 'Choose a PDF')
const unknown = say(
  '{name} không phải hợp đồng của Innkeeper, hoặc đã bị sửa.',
  '{name} is not an Innkeeper contract, or it has been changed.',
)
const replaced = say(
  '{name} đúng là tệp của {number} ({business}), nhưng đã có tệp mới hơn thay thế.',
  '{name} is a file of {number} ({business}), but a later one has replaced it.',
)
const stages = {
  published: say(
    '{name} đúng là {number} ({business}) đã phát hành, chưa có chữ ký.',
    '{name} is {number} ({business}) as released, without signatures.',
  ),
  completed: say('{name} đúng là {number} ({business}), chỗ nghỉ đã ký.', '{name} is {number} ({business}), signed by the property.'),
  signed: say('{name} đúng là {number} ({business}), hai bên đã ký.', '{name} is {number} ({business}), signed by both sides.'),
} as const
const hashLine = say('SHA-256: {sha256}', 'SHA-256: {sha256}')
