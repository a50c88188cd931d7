import { say, type Saying } from '@innkeeper/protocol/say'
import { foldText } from '@innkeeper/rules/text/fold-text'
import { useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf, type Named } from '#kit/language/names.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { Card } from '../../page/card.tsx'
import { CheckField } from '../choice/check-field.tsx'
import { FilteredEmpty } from '../../lists/empty.tsx'
import { FilterBar } from '../../lists/filter-bar.tsx'
import { IconButton } from '../../buttons/icon-button.tsx'
import { SearchField } from '../search-field.tsx'
import styles from './tick-groups.module.css'

/** A group of things to tick. */
export type TickGroup = Named & { readonly group: string; readonly amenities: readonly (Named & { readonly code: string })[] }

type TickGroupsProps = {
  /** What is sought: "Tìm tiện nghi". */
  search: Saying
  groups: readonly TickGroup[]
  chosen: ReadonlySet<string>
  change: (chosen: ReadonlySet<string>) => void
  locked: boolean
}

/** Many things to tick, in groups: found with or without diacritics in both languages, a whole group at a time, or only what is ticked. */
export const TickGroups = ({ search, groups, chosen, change, locked }: TickGroupsProps) => {
  const t = useSay()
  const [text, setText] = useState('')
  const [only, setOnly] = useState(false)
  const clear = () => {
    setText('')
    setOnly(false)
  }
  const shown = groupsLeft(groups, text, only ? chosen : null)
  const all = groups.flatMap(({ amenities }) => amenities).length
  return (
    <>
      <FilterBar
        search={<SearchField words={search} example={search} value={text} change={setText} />}
        clear={text === '' && !only ? undefined : clear}
        count={only ? 1 : 0}
        aside={t(chosenOf, { chosen: chosen.size, all })}
      >
        <CheckField field={plainField({ label: onlyWords, value: only, change: (value) => setOnly(value === true) })} />
      </FilterBar>
      {shown.length === 0 ? (
        <FilteredEmpty clear={clear} />
      ) : (
        <div className={styles['groups']}>
          {shown.map((group) => (
            <GroupCard key={group.group} group={group} chosen={chosen} change={change} locked={locked} sought={text !== '' || only} />
          ))}
        </div>
      )}
    </>
  )
}

type GroupCardProps = Omit<TickGroupsProps, 'groups' | 'search'> & { group: TickGroup; sought: boolean }

const GroupCard = ({ group, chosen, change, locked, sought }: GroupCardProps) => {
  const t = useSay()
  // On a phone a group is opened when it is wanted: all of them are many screens long.
  const isPhone = useIsPhone()
  const [opened, setOpened] = useState(false)
  const open = !isPhone || opened || sought
  const codes = group.amenities.map(({ code }) => code)
  const ticked = codes.filter((code) => chosen.has(code)).length
  const set = (changed: readonly string[], on: boolean) =>
    change(new Set(on ? [...chosen, ...changed] : [...chosen].filter((code) => !changed.includes(code))))
  const whole = plainField({
    label: nameOf(group),
    name: `all-${group.group}`,
    value: ticked === codes.length,
    change: () => set(codes, ticked < codes.length),
  })
  return (
    <Card>
      <div className={styles['head']}>
        <CheckField field={whole} partly={ticked > 0 && ticked < codes.length} disabled={locked}>
          <strong>{t(nameOf(group))}</strong>
        </CheckField>
        <span className={styles['count']}>{t(ofGroup, { ticked, all: codes.length })}</span>
        {isPhone && !sought && (
          <IconButton
            icon={opened ? 'chevron-up' : 'chevron-down'}
            words={opened ? closeGroup : openGroup}
            values={{ group: t(nameOf(group)) }}
            pressed={opened}
            onClick={() => setOpened(!opened)}
          />
        )}
      </div>
      {open && (
        <ul className={styles['ticks']}>
          {group.amenities.map((amenity) => (
            <li key={amenity.code}>
              <CheckField
                field={plainField({
                  label: nameOf(amenity),
                  name: amenity.code,
                  value: chosen.has(amenity.code),
                  change: (on) => set([amenity.code], on === true),
                })}
                disabled={locked}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const groupsLeft = (groups: readonly TickGroup[], text: string, chosen: ReadonlySet<string> | null): readonly TickGroup[] => {
  const sought = foldText(text)
  const matches = (named: Named) => sought === '' || foldText(Object.values(nameOf(named)).join(' ')).includes(sought)
  return groups
    .map((group) => ({
      ...group,
      amenities: group.amenities.filter((amenity) => (chosen?.has(amenity.code) ?? true) && (matches(amenity) || matches(group))),
    }))
    .filter(({ amenities }) => amenities.length > 0)
}

const onlyWords = say('Chỉ xem mục đã chọn', 'Only what is ticked')
const chosenOf = say('Đã chọn {chosen} trên {all}', '{chosen} of {all} ticked')
const openGroup = say('Mở nhóm {group}', 'Open the group {group}')
const closeGroup = say('Thu nhóm {group}', 'Close the group {group}')
const ofGroup = say('{ticked}/{all}', '{ticked}/{all}')
