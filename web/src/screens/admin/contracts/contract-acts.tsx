import { walkSteps } from '@innkeeper/protocol/calls/platform/contracts'
import { contractActWords, contractMoverWords } from '@innkeeper/protocol/words/platform/contract-words'
import { say } from '@innkeeper/protocol/say'
import { contractMoves } from '@innkeeper/rules/e-contract/contract-steps'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { Card } from '#ui/page/card.tsx'
import styles from './contracts.module.css'
import type { PlatformContract } from './platform-contract.ts'
import { StepDialog } from './step-dialog.tsx'

type WalkStep = (typeof walkSteps)[number]

/** What the person may do with the contract now; where it waits for somebody else, for whom. */
export const ContractActs = ({ contract }: { contract: PlatformContract }) => {
  const t = useSay()
  const [step, setStep] = useState<WalkStep | null>(null)
  const may = [...contract.may, ...(contract.amendment?.may ?? [])]
  const walks = walkSteps.filter((one) => may.includes(one))
  const publishes = may.includes('publish') || may.includes('amendPublish')
  const waitsFor = [...new Set(contractMoves[contract.place].flatMap(({ who }) => who))].filter((one) => one !== 'clock')
  if (may.length > 0 && walks.length === 0 && !publishes) return null
  return (
    <Card title={title}>
      {may.length === 0 && (
        <p>{waitsFor.length === 0 ? t(nothing) : t(waits, { who: waitsFor.map((one) => t(contractMoverWords[one])).join(', ') })}</p>
      )}
      <div className={styles['acts']}>
        {publishes && <Publish contract={contract} />}
        {walks.map((one) => (
          <Button
            key={one}
            words={contractActWords[one]}
            look={!publishes && forward.has(one) ? 'primary' : ends.has(one) ? 'danger' : 'plain'}
            opens={{ kind: 'dialog', open: step === one }}
            onClick={() => setStep(one)}
          />
        ))}
      </div>
      {step !== null && <StepDialog contract={contract} step={step} onClose={() => setStep(null)} />}
    </Card>
  )
}

const Publish = ({ contract }: { contract: PlatformContract }) => {
  const alerts = useAlerts()
  const paperId = contract.amendment?.paperId ?? contract.papers[0]?.id ?? ''
  const change = useChange('supplier/contract/publish', { done: () => alerts.success(published), failed: alerts.failure })
  return (
    <ConfirmButton
      words={contractActWords[contract.amendment === null ? 'publish' : 'amendPublish']}
      question={publishQuestion}
      look="primary"
      icon="send"
      pending={change.pending}
      reason={change.reason}
      onConfirm={() => change.send({ id: contract.id, seen: contract.version, paperId })}
    />
  )
}

const forward: ReadonlySet<string> = new Set(['amSend', 'smAccept', 'cmAccept', 'waitSign', 'settle'])
const ends: ReadonlySet<string> = new Set(['liquidate', 'close', 'dispute'])
const title = say('Bước tiếp theo', 'Next step')
const nothing = say('Không có bước nào.', 'There is nothing to do.')
const waits = say('Đang chờ: {who}.', 'It waits for: {who}.')
const published = say('Đã phát hành. Văn bản từ nay giữ nguyên.', 'Released. The text stays as it is from now on.')
const publishQuestion = say(
  'Phát hành thì văn bản được đóng băng thành tệp PDF, chỗ nghỉ đọc được và thông tin pháp lý bị khoá.',
  'Released, the text is frozen as a PDF, the property can read it, and its legal information is locked.',
)
