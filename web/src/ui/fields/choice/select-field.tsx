import { Select, type OptionsFilter } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import { say, type Saying } from '@innkeeper/protocol/say'
import { foldText } from '@innkeeper/rules/text/fold-text'
import type { SyntheticEvent } from 'react'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { fieldFrame } from '../frame/field-frame.ts'
import type { FieldLook } from '../frame/field-look.ts'
import { Icon } from '../../look/icon.tsx'
import { MantineFrame } from '../../look/mantine-frame.tsx'
import styles from './select-field.module.css'

/** One choice: its value and its words; a name out of the data is a saying made of it. */
export type Choice<V extends string> = { readonly value: V; readonly words: Saying; readonly disabled?: boolean }

type SelectFieldProps<V extends string> = FieldLook & {
  field: Field<V>
  choices: readonly Choice<V>[]
  /** Nothing may be chosen again. */
  clearable?: boolean | undefined
  searchable?: boolean | undefined
  /** What stands in the field while nothing is chosen, such as "all" in a filter. */
  none?: Saying | undefined
  /** Set where the server searches: called with the typed text; `others` are the matches that are not among the choices. */
  remote?: { readonly search: (text: string) => void; readonly others: number } | undefined
}

/** A choice out of a list. */
export const SelectField = <V extends string>({
  field,
  choices,
  clearable = false,
  searchable = false,
  none,
  remote,
  ...look
}: SelectFieldProps<V>) => {
  const t = useSay()
  const others =
    remote === undefined || remote.others === 0
      ? []
      : [{ value: othersValue, label: t(andOthers, { count: remote.others }), disabled: true }]
  return (
    <MantineFrame>
      <Select
        {...selectFrame(field, look, t)}
        data={[
          ...choices.map((choice) => ({ value: choice.value, label: t(choice.words), disabled: choice.disabled ?? false })),
          ...others,
        ]}
        value={field.value ?? null}
        onChange={(value) => field.change(choices.find((choice) => choice.value === value)?.value)}
        placeholder={none === undefined ? '' : t(none)}
        clearable={clearable}
        clearButtonProps={{ 'aria-label': t(clear) }}
        searchable={searchable}
        openOnFocus={false}
        filter={remote === undefined ? holdsText : asFound}
        {...(remote === undefined ? {} : { onSearchChange: remote.search })}
        {...(searchable ? { onFocus: markText, onClick: markText } : {})}
        allowDeselect={false}
        checkIconPosition="right"
        nothingFoundMessage={t(nothing)}
        rightSection={clearable && field.value !== undefined ? undefined : <Icon name="chevron-down" />}
        comboboxProps={{ transitionProps: { duration: 0 }, offset: 4, keepMounted: false }}
        maxDropdownHeight={320}
      />
    </MantineFrame>
  )
}

const selectFrame = <V extends string>(field: Field<V>, look: FieldLook, t: ReturnType<typeof useSay>) => {
  const frame = fieldFrame(field, look, t)
  return { ...frame, classNames: { ...frame.classNames, dropdown: styles['dropdown'] ?? '', option: styles['option'] ?? '' } }
}

/** What is chosen stands in the field: typing searches anew instead of into it. */
const markText = (event: SyntheticEvent<HTMLInputElement>): void => event.currentTarget.select()

/** Typed without diacritics, a name is found all the same. */
const holdsText: OptionsFilter = ({ options, search }) => {
  const wanted = foldText(search)
  return options.filter((option) => 'label' in option && foldText(option.label).includes(wanted))
}

/** The server has chosen among them. */
const asFound: OptionsFilter = ({ options }) => options

const othersValue = 'and others'
const andOthers = say('và {count} lựa chọn khác', 'and {count} other options')
const clear = say('Bỏ chọn', 'Clear')
const nothing = say('Không có mục nào khớp.', 'Nothing matches.')
