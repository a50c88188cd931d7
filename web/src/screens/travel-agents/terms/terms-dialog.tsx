import { say, type Saying } from '@innkeeper/protocol/say'
import { stepPercents, type TermsProblem } from '@innkeeper/rules/travel-agent/check-agent-terms'
import { useChange } from '#kit/calls/use-change.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { AgentField } from '#ui/property/agent-field.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { levelWords } from '../agent-words.ts'
import { CapFields } from './cap-fields.tsx'
import { OpenFields, PriceFields } from './terms-fields.tsx'
import { TermsPreview } from './terms-preview.tsx'
import { TheirTerms } from './their-terms.tsx'
import type { TermsRecord, TermsTable } from './terms-words.ts'
import { useSavedTerms } from './use-saved-terms.ts'
import { useTermsDraft } from './use-terms-draft.ts'

type TermsDialogProps = {
  table: TermsTable
  start: TermsRecord
  /** Reads the table again. */
  again: () => void
  onClose: () => void
}

/** The terms of a level or of an agent, changed; what that changes for whom stands below before it is saved. */
export const TermsDialog = ({ table, start, again, onClose }: TermsDialogProps) => {
  const t = useSay()
  const told = useSavedTerms()
  const { row, sent, theirs, problem, change, choose, keepMine } = useTermsDraft(table, start)
  const { version } = table
  const isNew = start.level === null && start.agent === null
  const name: Saying = start.level === null ? (start.agent?.name ?? newName) : levelWords(start.level)
  const save = useChange('agent-terms/save', {
    done: ({ version: made }) => {
      told(saved, made)
      onClose()
    },
    failed: again,
  })
  const lack = theirs !== undefined ? collided : problem === undefined ? undefined : lackWords[problem]
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      values={{ name: t(name) }}
      acts={
        <>
          {!isNew && start.level === null && <RemoveAct save={save} version={version} agent={start.travelAgentId} />}
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
        {theirs !== undefined && <TheirTerms table={table} row={theirs.row} keepMine={keepMine} />}
        {isNew && (
          <AgentField
            withLevel
            field={plainField<string>({
              label: agentLabel,
              required: true,
              value: row.travelAgentId ?? undefined,
              change: (value) => choose(value ?? null),
            })}
          />
        )}
        <PriceFields table={table} row={row} change={change} />
        <OpenFields table={table} row={row} change={change} />
        <CapFields row={row} change={change} />
        {problem === undefined && <TermsPreview table={table} row={sent} />}
      </FieldStack>
    </Dialog>
  )
}

type RemoveActProps = { save: ReturnType<typeof useChange<'agent-terms/save'>>; version: number; agent: string | null }

const RemoveAct = ({ save, version, agent }: RemoveActProps) => (
  <Button
    words={removeWords}
    look="danger"
    reason={save.reason}
    pending={save.pending}
    onClick={() => save.send({ version, rows: [], removed: agent === null ? [] : [agent] })}
  />
)

const title = say('Điều kiện: {name}', 'Terms: {name}')
const newName = say('ngoại lệ mới', 'a new exception')
const saved = say('Đã lưu điều kiện đại lý.', 'The agents’ terms are saved.')
const saveWords = say('Lưu điều kiện', 'Save the terms')
const removeWords = say('Bỏ điều kiện riêng', 'Remove its own terms')
const agentLabel = say('Đại lý', 'Agent')
const collided = say('Xem trước điều người khác vừa sửa.', 'Look first at what somebody else has just changed.')
const [least, most] = [-stepPercents.least / 100, stepPercents.most / 100]
const lackWords = {
  termsOfOne: say('Chọn một đại lý.', 'Choose an agent.'),
  termsOfLevelWhole: say('Cấp phải có điều kiện của chính nó.', 'A level has terms of its own.'),
  termsValueNeeded: say('Nhập mức giảm hoặc tăng.', 'Enter by how much.'),
  termsPercentRange: say(`Giảm nhiều nhất ${least} %, tăng nhiều nhất ${most} %.`, `${least}% down at most, ${most}% up at most.`),
  termsCapNeeded: say('Nhập số phòng hoặc phần phòng.', 'Enter how many rooms, or which share.'),
  termsStepsFall: say(
    'Mỗi mốc trả phòng phải muộn hơn và ít phòng hơn mốc trước, và ít hơn số phòng nhiều nhất.',
    'Each release step must come later and keep fewer rooms than the one before, and than the cap.',
  ),
  termsPlansNeeded: say('Chọn ít nhất một gói.', 'Choose one package at least.'),
} as const satisfies Record<TermsProblem['reason'], Saying>
