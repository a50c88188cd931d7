import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { plainField, type Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import styles from '../staff.module.css'
import { describedBy } from '../groups/described-by.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'

type GroupTicksProps = { field: Field<string[]>; groups: AnswerOf<'usergroup/get-all-active'> }

/** The groups that somebody is in; a group with rights that the giver lacks cannot be ticked. */
export const GroupTicks = ({ field, groups }: GroupTicksProps) => {
  const t = useSay()
  const chosen = field.value ?? []
  return (
    <fieldset className={styles['ticks']}>
      <legend className={styles['quiet']}>{t(legend)}</legend>
      {field.error !== undefined && (
        <p className={styles['error']} role="alert">
          {field.error}
        </p>
      )}
      {groups.map((group) => (
        <CheckField
          key={group.id}
          disabled={!group.mayGive}
          field={plainField({
            label: nameOf(group),
            name: `group-${group.id}`,
            hint: group.mayGive ? describedBy(group) : notYours,
            value: chosen.includes(group.id),
            change: (on) => field.change(on === true ? [...chosen, group.id] : chosen.filter((id) => id !== group.id)),
          })}
        />
      ))}
    </fieldset>
  )
}

const legend = say('Người dùng có quyền của mọi nhóm cộng lại.', 'A user has the rights of all their groups.')
const notYours = say('Nhóm này có quyền mà bạn không có.', 'This group has rights that you do not have.')
