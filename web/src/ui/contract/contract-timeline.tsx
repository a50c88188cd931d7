import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { contractMoverWords, contractStepWords } from '@innkeeper/protocol/words/platform/contract-words'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { EmptyList } from '../lists/empty.tsx'
import type { IconName } from '../look/icon.tsx'
import type { Tone } from '../page/badge.tsx'
import { Card } from '../page/card.tsx'
import { Timeline } from '../page/progress/timeline.tsx'

type Step = CallOutput<'contract/read'>['steps'][number]

/** What has happened to a contract: every step, who did it, and what they noted; both sides see the same. */
export const ContractTimeline = ({ steps }: { steps: readonly Step[] }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <Card title={title}>
      {steps.length === 0 && <EmptyList words={none} small />}
      <Timeline
        happenings={steps.map((step) => ({
          key: step.id,
          ...lookOf(step.step),
          title: step.number === '' ? t(contractStepWords[step.step]) : `${t(contractStepWords[step.step])} · ${step.number}`,
          more: [step.person, t(contractMoverWords[step.mover]), step.note].filter((text) => text !== '').join(' · '),
          moment: format.moment(step.at, { year: true }),
        }))}
      />
    </Card>
  )
}

const lookOf = (step: Step['step']): { readonly icon: IconName; readonly tone: Tone } => {
  if (noes.has(step)) return { icon: 'arrow-back-up', tone: 'red' }
  if (ends.has(step)) return { icon: 'lock', tone: 'grey' }
  if (signatures.has(step)) return { icon: 'circle-check', tone: 'green' }
  return { icon: 'send', tone: 'cham' }
}

const noes: ReadonlySet<string> = new Set(['smReject', 'cmReject', 'recall', 'decline', 'dispute', 'amendDecline', 'amendWithdraw'])
const ends: ReadonlySet<string> = new Set(['liquidate', 'close'])
const signatures: ReadonlySet<string> = new Set(['complete', 'sign', 'settle', 'extend', 'amendComplete', 'amendSign'])
const title = say('Diễn biến hợp đồng', 'Timeline')
const none = say('Chưa có bước nào.', 'No step yet.')
