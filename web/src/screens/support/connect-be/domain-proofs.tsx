import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { saveFile } from '#kit/uploads/save-file.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CopiedText } from '#ui/copied/copied-text.tsx'
import type { Domain } from './domain.ts'
import { ProofFile } from './proof-file.tsx'
import type { Saved } from './saved.ts'
import styles from './connect-be.module.css'

/** The two ways to prove a domain. A proved one shows them folded: they must stay where they are. */
export const DomainProofs = ({ domain, saved }: { domain: Domain; saved: Saved }) => {
  const t = useSay()
  if (domain.state !== 'proved') return <Ways domain={domain} saved={saved} />
  return (
    <details>
      <summary>{t(keepWords)}</summary>
      <Ways domain={domain} saved={saved} />
    </details>
  )
}

const Ways = ({ domain, saved }: { domain: Domain; saved: Saved }) => {
  const t = useSay()
  const { record, file } = domain
  return (
    <section className={styles['stack']}>
      <h3>{t(proveTitle)}</h3>
      <p>{t(recordLead)}</p>
      <CopiedText words={recordName} text={record.name} />
      <CopiedText words={recordValue} text={record.value} />
      <details>
        <summary>{t(fileWay)}</summary>
        <div className={styles['stack']}>
          <p>{t(fileLead)}</p>
          <CopiedText words={fileAddress} text={file.address} />
          <div className={styles['acts']}>
            <Button words={download} icon="download" onClick={() => saveFile('innkeeper-domain.txt', 'text/plain', `${file.content}\n`)} />
          </div>
          <ProofFile domain={domain} saved={saved} />
        </div>
      </details>
    </section>
  )
}

const keepWords = say('Bằng chứng cần giữ nguyên', 'The proof, which must stay')
const proveTitle = say('Bước 1: chứng minh tên miền là của chỗ nghỉ', 'Step 1: prove that the domain is yours')
const recordLead = say(
  'Ở nơi quản lý tên miền, thêm bản ghi TXT này rồi bấm Kiểm tra lại.',
  'Where the domain is managed, add this TXT record, then press Check again.',
)
const recordName = say('Tên bản ghi TXT', 'Name of the TXT record')
const recordValue = say('Giá trị bản ghi TXT', 'Value of the TXT record')
const fileWay = say('Hoặc bằng một tệp trên trang web', 'Or by a file at your site')
const fileLead = say(
  'Tải tệp về, đặt vào trang web ở đúng địa chỉ này, rồi tải chính tệp đó lên đây và bấm Kiểm tra lại.',
  'Download the file, put it at your site at exactly this address, then upload the same file here and press Check again.',
)
const fileAddress = say('Địa chỉ của tệp', 'Address of the file')
const download = say('Tải tệp về', 'Download the file')
