import { recordState, type RecordState } from '@innkeeper/rules/sender-domain/record-finding'
import { say } from '@innkeeper/protocol/say'
import { recordPurposeWords, recordStateWords } from '@innkeeper/protocol/words/mail/sender-domain-words'
import { useId, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { CopiedText } from '#ui/copied/copied-text.tsx'
import type { IconName } from '#ui/look/icon.tsx'
import { Badge, type Tone } from '#ui/page/badge.tsx'
import styles from './sender-domain.module.css'

type RecordRowProps = {
  kind: 'spf' | 'dkim' | 'dmarc'
  problem: string | null
  records: readonly string[]
  /** The record to publish: its name, and its value where that is known. */
  publish?: { readonly name: string; readonly value?: string } | null
  /** What was found and what to do. */
  children: ReactNode
}

/** One record of the domain: its state, what it is for, what was found, and the record to publish. */
export const RecordRow = ({ kind, problem, records, publish = null, children }: RecordRowProps) => {
  const t = useSay()
  const titleId = useId()
  const state = recordState(problem)
  return (
    <section className={styles['row']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h3 id={titleId}>{kind.toUpperCase()}</h3>
        <Badge state={{ words: recordStateWords[state], ...looks[state] }} />
      </header>
      <p className="note">{t(recordPurposeWords[kind])}</p>
      <p>{children}</p>
      {publish !== null && (
        <>
          <CopiedText words={nameWords} text={publish.name} />
          {publish.value !== undefined && <CopiedText words={valueWords} text={publish.value} />}
        </>
      )}
      {records.length > 0 && (
        <details>
          <summary>{t(foundWords, { kind: kind.toUpperCase() })}</summary>
          <code className={styles['record']}>{records.join('\n')}</code>
        </details>
      )}
    </section>
  )
}

const looks: Readonly<Record<RecordState, { readonly tone: Tone; readonly icon: IconName }>> = {
  inOrder: { tone: 'green', icon: 'check' },
  missing: { tone: 'amber', icon: 'alert-triangle' },
  wrong: { tone: 'red', icon: 'alert-circle' },
  unknown: { tone: 'grey', icon: 'minus' },
}

const nameWords = say('Tên bản ghi TXT', 'Name of the TXT record')
const valueWords = say('Giá trị bản ghi TXT', 'Value of the TXT record')
const foundWords = say('Bản ghi {kind} hiện có', 'The {kind} record now')
