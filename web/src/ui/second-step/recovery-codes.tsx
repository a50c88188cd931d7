import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { saveFile } from '#kit/uploads/save-file.ts'
import { Button } from '../buttons/button.tsx'
import { Banner } from '../states/banner.tsx'
import styles from './second-step.module.css'

/** Shows the recovery codes, once: to copy, to keep as a file, to print. */
export const RecoveryCodes = ({ codes, done }: { codes: readonly string[]; done: () => void }) => {
  const t = useSay()
  const [copied, setCopied] = useState(false)
  const text = `${t(fileHead)}\n\n${codes.join('\n')}\n`
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <div className={styles['steps']}>
      <Banner tone="amber">{t(lead)}</Banner>
      <ul className={styles['codes']} aria-label={t(title)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles['ways']}>
        <Button words={copied ? copiedWords : copyWords} icon="copy" onClick={copy} />
        <Button words={keep} icon="download" onClick={() => saveFile('innkeeper-recovery-codes.txt', 'text/plain', text)} />
        <Button words={print} icon="printer" onClick={() => window.print()} />
      </div>
      <Button words={finished} look="primary" wide onClick={done} />
    </div>
  )
}

const title = say('Mã khôi phục', 'Recovery codes')
const lead = say(
  'Cất mười mã này ở nơi an toàn. Mất điện thoại thì mỗi mã vào được một lần. Chúng chỉ hiện lần này.',
  'Put these ten codes in a safe place. Without your phone each lets you in once. They are shown only now.',
)
const fileHead = say('Mã khôi phục Innkeeper, mỗi mã dùng một lần:', 'Innkeeper recovery codes, each works once:')
const copyWords = say('Sao chép', 'Copy')
const copiedWords = say('Đã sao chép', 'Copied')
const keep = say('Tải xuống', 'Download')
const print = say('In', 'Print')
const finished = say('Đã cất mã, tiếp tục', 'I have put them away, go on')
