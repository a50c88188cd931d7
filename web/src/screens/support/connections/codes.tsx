import { say } from '@innkeeper/protocol/say'
import { connectionThingWords, daysCodeInUse } from '@innkeeper/protocol/words/connection/connection-words'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useLack } from '#kit/session/rights.ts'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import styles from './connections.module.css'

type Mapping = AnswerOf<'connection/mapping'>
type Code = Mapping['codes'][number]

/** What is chosen for codes and not saved yet, by their keys. */
export type Targets = Readonly<Record<string, string | null>>

type CodesProps = {
  connectionId: string
  mapping: Mapping
  chosen: Targets
  disabled: boolean
  choose: (key: string, target: string | null) => void
}

/** The codes, each with what it means, and a button to forget it where no message uses it. */
export const Codes = ({ connectionId, mapping: { codes, rooms, plans }, chosen, disabled, choose }: CodesProps) => {
  const choices = {
    room: rooms.map((one) => ({ value: one.id, words: one.name })),
    plan: plans.map((one) => ({ value: one.id, words: one.name })),
  }
  if (codes.length === 0) return <EmptyList words={none} small />
  return (
    <div className={styles['stack']}>
      {codes.map((one) => (
        <div key={keyOf(one)} className={styles['code']}>
          <SelectField
            searchable
            clearable
            disabled={disabled}
            none={unmappedWords}
            choices={choices[one.thing]}
            field={plainField({
              name: keyOf(one),
              label: labelOf(one),
              hint: connectionThingWords[one.thing],
              value: targetOf(one, chosen) ?? undefined,
              change: (target) => choose(keyOf(one), target ?? null),
            })}
          />
          {one.unused && <ForgetCode connectionId={connectionId} code={one} />}
        </div>
      ))}
    </div>
  )
}

type ForgetCodeProps = { connectionId: string; code: Pick<Code, 'thing' | 'code'> }

/** Forgets a code with what it is mapped to, once that is confirmed. */
export const ForgetCode = ({ connectionId, code: { thing, code } }: ForgetCodeProps) => {
  const alerts = useAlerts()
  const forget = useChange('connection/forget-code', { done: () => alerts.success(forgotten, { code }), failed: alerts.failure })
  return (
    <ConfirmButton
      words={forgetWords}
      values={{ code }}
      question={question}
      icon="trash"
      reason={useLack('connection/forget-code')}
      pending={forget.pending}
      onConfirm={() => forget.send({ id: connectionId, thing, code })}
    />
  )
}

/** Tells a code from the others of its connection. */
export const keyOf = ({ thing, code }: Pick<Code, 'thing' | 'code'>): string => `${thing} ${code}`

/** What a code means, with what is chosen and not saved yet. */
export const targetOf = (one: Code, chosen: Targets): string | null => {
  const target = chosen[keyOf(one)]
  return target === undefined ? one.target : target
}

const labelOf = ({ code, name }: Code) => {
  const more = name === '' || name === code ? '' : ` · ${name}`
  return say(`${code}${more}`, `${code}${more}`)
}

const none = say('Hệ thống này chưa gửi mã nào.', 'This system has not named any code yet.')
const unmappedWords = say('Chưa ghép', 'Not mapped')
const forgetWords = say('Quên mã {code}', 'Forget the code {code}')
const question = say(
  `Hệ thống kia không dùng mã này trong ${daysCodeInUse} ngày qua. Mã và phần đã ghép được bỏ khỏi danh sách; nếu hệ thống gọi lại mã, cần ghép lại.`,
  `The other system has not used this code in the last ${daysCodeInUse} days. The code and what it is mapped to leave the list; if the system names it again, it must be mapped again.`,
)
const forgotten = say('Đã quên mã {code}.', 'The code {code} is forgotten.')
