import type { FunctionCode } from '@innkeeper/protocol/access'
import { wholeCodes } from '@innkeeper/protocol/functions/function-tree'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { ask } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import styles from '../staff.module.css'

/** The rights of somebody or of a group: the groups, what is given alone, and all of it together. */
export type Same = { readonly groupIds: string[]; readonly codes: FunctionCode[]; readonly all: FunctionCode[] }

/** “Same as …”: takes over the rights of a group or of another user. */
export const SameAs = ({ take, but }: { take: (same: Same) => void; but?: string | undefined }) => {
  const t = useSay()
  const alerts = useAlerts()
  const { property } = useSession()
  const [chosen, setChosen] = useState<string | undefined>()
  const groups = useRead('usergroup/get-all-active', {})
  const people = useRead('user/get-all', { limit: 100 }, { when: useLack('user/get-all') === undefined })
  const choices = [
    ...(groups.data ?? []).map((group) => ({ value: `group ${group.id}`, words: nameOf(group) })),
    ...(people.data?.rows ?? [])
      .filter(({ id, owner }) => id !== but && !owner)
      .map((person) => ({ value: `user ${person.id}`, words: nameOf(person) })),
  ]
  const choose = async (value: string) => {
    setChosen(value)
    const [kind, id = ''] = value.split(' ')
    const group = (groups.data ?? []).find((one) => one.id === id)
    if (kind === 'group' && group !== undefined) return take({ groupIds: [id], codes: [], all: group.codes })
    const of = await ask('user/get-function', { id }, { property })
    const all = wholeCodes([...of.groups.flatMap(({ codes }) => codes), ...of.codes])
    take({ groupIds: of.groups.map((one) => one.id), codes: of.codes, all: [...all] })
  }
  const field = plainField<string>({
    label: sameWords,
    value: chosen,
    change: (value) => {
      if (value === undefined) return
      choose(value).catch((error: unknown) => alerts.failure(error instanceof Error ? error : new Error(t(sameWords))))
    },
  })
  return (
    <div className={styles['same']}>
      <SelectField field={field} choices={choices} searchable none={noneWords} />
    </div>
  )
}

const sameWords = say('Giống như …', 'Same as …')
const noneWords = say('Chọn nhóm hoặc người để chép quyền', 'Choose a group or a user to copy the rights of')
