import { say } from '@innkeeper/protocol/say'
import { connectionThingWords } from '@innkeeper/protocol/words/connection/connection-words'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import type { Connection } from './connection.ts'
import styles from './connections.module.css'

type Mapping = AnswerOf<'connection/mapping'>
type Code = Mapping['codes'][number]
type Targets = Readonly<Record<string, string | null>>

type MapCodesProps = { connection: Pick<Connection, 'id' | 'name'>; onClose: () => void }

/** The codes of a connected system, each with the room type or package of ours that it means. */
export const MapCodes = ({ connection: { id, name }, onClose }: MapCodesProps) => {
  const alerts = useAlerts()
  const mapping = useRead('connection/mapping', { id })
  const [chosen, choose] = useState<Targets>({})
  const save = useChange('connection/map', {
    done: () => {
      alerts.success(saved, { name })
      onClose()
    },
    failed: alerts.failure,
  })
  const { data } = mapping
  const changed = data?.codes.filter((one) => targetOf(one, chosen) !== one.target) ?? []
  const suggested = data?.codes.filter((one) => one.suggestion !== null && targetOf(one, chosen) === null) ?? []
  const lack = useLack('connection/map')
  const takeAll = () => choose({ ...chosen, ...Object.fromEntries(suggested.map((one) => [keyOf(one), one.suggestion])) })
  const send = () => save.send({ id, codes: changed.map((one) => ({ thing: one.thing, code: one.code, target: targetOf(one, chosen) })) })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      values={{ name }}
      acts={
        <>
          <Button
            words={suggestWords}
            icon="check"
            reason={lack ?? (suggested.length === 0 ? noneSuggested : undefined)}
            onClick={takeAll}
          />
          <Button
            words={saveWords}
            look="primary"
            reason={lack ?? (changed.length === 0 ? nothingChanged : undefined)}
            pending={save.pending}
            onClick={send}
          />
        </>
      }
    >
      {mapping.error !== null && <Failed what={what} error={mapping.error} again={mapping.again} readAt={mapping.readAt} />}
      {data === undefined ? (
        mapping.loading && <Skeleton rows={6} />
      ) : (
        <Codes
          mapping={data}
          chosen={chosen}
          disabled={lack !== undefined}
          choose={(key, target) => choose({ ...chosen, [key]: target })}
        />
      )}
    </Dialog>
  )
}

type CodesProps = { mapping: Mapping; chosen: Targets; disabled: boolean; choose: (key: string, target: string | null) => void }

const Codes = ({ mapping: { codes, rooms, plans }, chosen, disabled, choose }: CodesProps) => {
  const choices = {
    room: rooms.map((one) => ({ value: one.id, words: one.name })),
    plan: plans.map((one) => ({ value: one.id, words: one.name })),
  }
  if (codes.length === 0) return <EmptyList words={none} small />
  return (
    <div className={styles['stack']}>
      {codes.map((one) => (
        <SelectField
          key={keyOf(one)}
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
      ))}
    </div>
  )
}

const keyOf = ({ thing, code }: Pick<Code, 'thing' | 'code'>): string => `${thing} ${code}`

const targetOf = (one: Code, chosen: Targets): string | null => {
  const target = chosen[keyOf(one)]
  return target === undefined ? one.target : target
}

const labelOf = ({ code, name }: Code) => {
  const more = name === '' || name === code ? '' : ` · ${name}`
  return say(`${code}${more}`, `${code}${more}`)
}

const title = say('Ghép mã của {name}', 'Map the codes of {name}')
const what = say('các mã của kết nối', 'the codes of the connection')
const none = say('Hệ thống này chưa gửi mã nào.', 'This system has not named any code yet.')
const unmappedWords = say('Chưa ghép', 'Not mapped')
const suggestWords = say('Lấy gợi ý', 'Take the suggestions')
const noneSuggested = say('Không còn gợi ý nào.', 'There is no suggestion left.')
const saveWords = say('Lưu mã', 'Save the codes')
const nothingChanged = say('Chưa đổi mã nào.', 'No code is changed yet.')
const saved = say('Đã ghép mã của {name}.', 'The codes of {name} are mapped.')
