import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { ask } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { amendmentStateWords } from '@innkeeper/protocol/words/platform/contract-words'
import { Button } from '#ui/buttons/button.tsx'
import { ContractProof } from '#ui/contract/contract-proof.tsx'
import { ContractText } from '#ui/contract/contract-text.tsx'
import { ContractTimeline } from '#ui/contract/contract-timeline.tsx'
import { useDownload } from '#kit/uploads/use-download.ts'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './contract.module.css'
import { DisputeContract } from './dispute-contract.tsx'
import { SignContract } from './sign-contract.tsx'

type Read = AnswerOf<'contract/read'>
type Paper = Read['papers'][number]

/** The contract as it was released: the text in both languages, the signature where one is asked for, the proof, and what has happened. */
export const ReleasedContract = () => {
  const read = useRead('contract/read', {})
  if (read.data === undefined)
    return read.error === null ? <Skeleton rows={6} /> : <Failed what={what} error={read.error} again={read.again} />
  const { papers, place, steps } = read.data
  const [contract] = papers
  const open = papers.find((paper) => paper.kind === 'amendment' && ['wait sign', 'completed'].includes(paper.state))
  const shown = open ?? contract
  return (
    <>
      {read.error !== null && <Failed what={what} error={read.error} again={read.again} readAt={read.readAt} />}
      {shown !== undefined && (
        <div className={styles['columns']}>
          <ContractText articles={shown.articles} />
          <div className={styles['column']}>
            {shown.state === 'wait sign' && (place === 'wait sign' || shown.kind === 'amendment') && (
              <SignContract key={shown.id} paper={shown} />
            )}
            <ContractProof paper={shown} acts={<Download paper={shown} />} />
            {place === 'signed' && contract !== undefined && <DisputeContract paper={contract} />}
          </div>
        </div>
      )}
      {papers.length > 1 && <OtherPapers papers={papers} shown={shown} />}
      <ContractTimeline steps={steps} />
    </>
  )
}

const Download = ({ paper }: { paper: Paper }) => {
  const { property } = useSession()
  const { pending, download } = useDownload(() => ask('contract/export-pdf', { paperId: paper.id }, { property }))
  return (
    <Button words={downloadWords} values={{ number: paper.number }} icon="download" size="small" pending={pending} onClick={download} />
  )
}

const OtherPapers = ({ papers, shown }: { papers: readonly Paper[]; shown: Paper | undefined }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <Card title={othersTitle}>
      <ul className={styles['papers']}>
        {papers
          .filter(({ id }) => id !== shown?.id)
          .map((paper) => (
            <li key={paper.id}>
              <span>
                {paper.number} · {t(paper.kind === 'contract' ? contractWord : amendmentWord)} · {t(amendmentStateWords[paper.state])} ·{' '}
                {format.date(paper.startsOn)}
              </span>
              <Download paper={paper} />
            </li>
          ))}
      </ul>
    </Card>
  )
}

const what = say('hợp đồng', 'the contract')
const downloadWords = say('Tải {number}', 'Download {number}')
const othersTitle = say('Các văn bản khác', 'Other papers')
const contractWord = say('Hợp đồng', 'Contract')
const amendmentWord = say('Phụ lục', 'Amendment')
