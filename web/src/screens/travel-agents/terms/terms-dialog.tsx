import { say, type Saying } from '@innkeeper/protocol/say'
import { checkAgentTerms, stepPercents, usedTerms } from '@innkeeper/rules/travel-agent/check-agent-terms'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { AgentField } from '#ui/property/agent-field.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { levelWords } from '../agent-words.ts'
import { OpenFields, PriceFields } from './terms-fields.tsx'
import { TermsPreview } from './terms-preview.tsx'
import type { TermsDraft, TermsRecord, TermsTable } from './terms-words.ts'

type TermsDialogProps = { table: TermsTable; start: TermsRecord; onClose: () => void }

/** The terms of a level or of an agent, changed; what that changes for whom stands below before it is saved. */
export const TermsDialog = ({ table, start, onClose }: TermsDialogProps) => {
  const t = useSay()
  const alerts = useAlerts()
  const { agent, agents: _count, ...begun } = start
  const [row, setRow] = useState<TermsDraft>({ ...begun, rising: (start.priceValue ?? -1) > 0 })
  const name: Saying = start.level === null ? (agent?.name ?? newName) : levelWords(start.level)
  const save = useChange('agent-terms/save', {
    done: () => {
      alerts.success(saved)
      onClose()
    },
  })
  const change = (changes: Partial<TermsDraft>) => {
    save.forget()
    setRow({ ...row, ...changes })
  }
  const sent = sentOf(row)
  const lack = lackOf(sent)
  const { version } = table
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      values={{ name: t(name) }}
      acts={
        <>
          {agent !== null && <RemoveAct save={save} send={() => save.send({ version, rows: [], removed: [start.travelAgentId ?? ''] })} />}
          <Button
            words={saveWords}
            look="primary"
            icon="check"
            reason={save.reason ?? lack}
            pending={save.pending}
            onClick={() => save.send({ version, rows: [sent] })}
          />
        </>
      }
    >
      <FieldStack>
        {save.error !== null && <FailureBanner failure={save.error} />}
        {start.level === null && agent === null && (
          <AgentField
            withLevel
            field={plainField<string>({
              label: agentLabel,
              required: true,
              value: row.travelAgentId ?? undefined,
              change: (value) => change({ travelAgentId: value ?? null }),
            })}
          />
        )}
        <PriceFields table={table} row={row} change={change} />
        <OpenFields table={table} row={row} change={change} />
        {lack === undefined && <TermsPreview table={table} row={sent} />}
      </FieldStack>
    </Dialog>
  )
}

type RemoveActProps = { save: { readonly reason: Saying | undefined; readonly pending: boolean }; send: () => void }

const RemoveAct = ({ save, send }: RemoveActProps) => (
  <Button words={removeWords} look="danger" reason={save.reason} pending={save.pending} onClick={send} />
)

/** The row that is sent: its step with its sign, and nothing that its choices do not use. */
const sentOf = ({ rising, ...row }: TermsDraft) =>
  usedTerms({ ...row, priceValue: row.priceValue === null ? null : Math.abs(row.priceValue) * (rising ? 1 : -1) })

/** Why terms cannot be saved as they are; undefined if they can. */
const lackOf = (row: Parameters<typeof checkAgentTerms>[0]): Saying | undefined => {
  const problem = checkAgentTerms(row)[0]
  return problem === undefined ? undefined : lackWords[problem.reason]
}

const title = say('Điều kiện: {name}', 'Terms: {name}')
const newName = say('ngoại lệ mới', 'a new exception')
const saved = say('Đã lưu điều kiện đại lý.', 'The agents’ terms are saved.')
const saveWords = say('Lưu điều kiện', 'Save the terms')
const removeWords = say('Bỏ điều kiện riêng', 'Remove the own terms')
const agentLabel = say('Đại lý', 'Agent')
const [least, most] = [-stepPercents.least / 100, stepPercents.most / 100]
const lackWords = {
  termsOfOne: say('Chọn một đại lý.', 'Choose an agent.'),
  termsOfLevelWhole: say('Cấp phải có điều kiện của chính nó.', 'A level has terms of its own.'),
  termsValueNeeded: say('Nhập mức giảm hoặc tăng.', 'Enter by how much.'),
  termsPercentRange: say(`Giảm nhiều nhất ${least} %, tăng nhiều nhất ${most} %.`, `${least}% down at most, ${most}% up at most.`),
  termsPlansNeeded: say('Chọn ít nhất một gói.', 'Choose one package at least.'),
} as const satisfies Record<ReturnType<typeof checkAgentTerms>[number]['reason'], Saying>
