import type { FunctionCode } from '@innkeeper/protocol/access'
import { wholeCodes } from '@innkeeper/protocol/functions/function-tree'
import { say } from '@innkeeper/protocol/say'
import { foldText } from '@innkeeper/rules/text/fold-text'
import { useRef, useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { ask } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { usePaused } from '#kit/page/use-paused.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { matchesShown, SearchedField } from '#ui/fields/choice/searched-field.tsx'
import type { Choice } from '#ui/fields/choice/select-field.tsx'
import styles from '../staff.module.css'

/** The rights of somebody or of a group: the groups, what is given alone, and all of it together. */
export type Same = { readonly groupIds: string[]; readonly codes: FunctionCode[]; readonly all: FunctionCode[] }

type SameAsProps = {
  take: (same: Same) => void
  /** The user whose rights are being written. */
  but?: string | undefined
}

/** “Same as …”: takes over the rights of a group or of another user, found among all of them by a part of the name. */
export const SameAs = ({ take, but }: SameAsProps) => {
  const t = useSay()
  const alerts = useAlerts()
  const { property } = useSession()
  const [chosen, setChosen] = useState<Choice<string> | null>(null)
  const latest = useRef('')
  const { found, total, search } = useSources(but)
  const choose = async (choice: Choice<string>) => {
    setChosen(choice)
    latest.current = choice.value
    const rights = await rightsAt(choice.value, property)
    // A slow answer does not take the place of what was chosen after it.
    if (latest.current === choice.value) take(rights)
  }
  const field = plainField<string>({
    label: sameWords,
    value: chosen?.value,
    change: (value) => {
      const choice = found.find((one) => one.value === value)
      if (choice === undefined) return
      choose(choice).catch((error: unknown) => alerts.failure(error instanceof Error ? error : new Error(t(sameWords))))
    },
  })
  return (
    <div className={styles['same']}>
      <SearchedField field={field} found={found} total={total} chosen={chosen} search={search} none={noneWords} />
    </div>
  )
}

/** The groups and the users whose rights may be taken over, by what was typed. */
const useSources = (but: string | undefined) => {
  const t = useSay()
  const [typed, setTyped] = useState('')
  const text = usePaused(typed)
  const groups = useRead('usergroup/get-all-active', {})
  const people = useRead('user/get-all', { text, limit: matchesShown }, { keep: true, when: useLack('user/get-all') === undefined })
  const ofGroups = (groups.data ?? []).filter((group) => foldText(t(nameOf(group))).includes(foldText(text)))
  const { rows = [], total = 0 } = people.data ?? {}
  // An owner has everything without being given it.
  const ofPeople = rows.filter(({ id, owner }) => id !== but && !owner)
  const found: readonly Choice<string>[] = [
    ...ofGroups.map((group) => ({ value: `group ${group.id}`, words: nameOf(group) })),
    ...ofPeople.map((person) => ({ value: `user ${person.id}`, words: { vi: nameAndUser(person), en: nameAndUser(person) } })),
  ]
  return { found, total: found.length + total - rows.length, search: setTyped }
}

/** Two people may have one name. */
const nameAndUser = ({ fullName, userName }: { readonly fullName: string; readonly userName: string }) => `${fullName} (${userName})`

/** What a group or a user may do now. A group that is not in use gives nothing. */
const rightsAt = async (source: string, property: string): Promise<Same> => {
  const [kind, id = ''] = source.split(' ')
  if (kind === 'group') {
    const groups = await ask('usergroup/get-all-active', {}, { property })
    const codes = groups.find((group) => group.id === id)?.codes ?? []
    return { groupIds: [id], codes: [], all: codes }
  }
  const of = await ask('user/get-function', { id }, { property })
  const all = wholeCodes([...of.groups.filter(({ active }) => active).flatMap(({ codes }) => codes), ...of.codes])
  return { groupIds: of.groups.map((group) => group.id), codes: of.codes, all: [...all] }
}

const sameWords = say('Giống như …', 'Same as …')
const noneWords = say('Tìm nhóm hoặc người để chép quyền', 'Find a group or a user to copy the rights of')
