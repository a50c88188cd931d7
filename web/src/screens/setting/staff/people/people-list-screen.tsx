import { staffSorts } from '@innkeeper/protocol/calls/setting/user'
import { say } from '@innkeeper/protocol/say'
import { z } from 'zod'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { accountColumn, accountStateChoices, accountStates, enteredHead, factorColumn } from '#record/account-columns.tsx'
import { RecordFilters } from '#record/record-filters.tsx'
import { RecordList } from '#record/record-list.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import { StaffSection } from '../staff-section.tsx'
import styles from '../staff.module.css'
import { DeletePerson } from './delete-person.tsx'
import { FactorDemand } from './factor-demand.tsx'
import { LinkPerson } from './link-person.tsx'
import { people } from './people.ts'

const filterSchema = z.object({
  text: z.string().catch(''),
  state: z.enum(accountStates).catch('all'),
  group: z.string().catch(''),
})

const narrowed = ({ text, state, group }: z.output<typeof filterSchema>) => ({
  text,
  ...(state === 'all' ? {} : { state }),
  ...(group === '' ? {} : { groupId: group }),
})

/** The users of the property: found, opened, deleted, exported. */
export const PeopleListScreen = () => {
  useTitle(people.words.all)
  const { property } = useSession()
  const groups = useRead('usergroup/get-all-active', {})
  const list = useList('user/get-all', {
    sorts: staffSorts,
    filter: filterSchema,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  const { text, state, group } = list.filter
  const ofGroup = plainField<string>({
    label: groupWords,
    value: group === '' ? undefined : group,
    change: (next) => list.change({ group: next ?? '' }),
  })
  return (
    <RecordList
      kind={people}
      list={list}
      columns={useColumns()}
      file={(how) => askFile('user/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
      filters={
        <RecordFilters
          find={find}
          text={{ value: text, change: (next) => list.change({ text: next }) }}
          state={{ value: state, change: (next) => list.change({ state: next ?? 'all' }), choices: accountStateChoices }}
          count={[text !== '', state !== 'all', group !== ''].filter(Boolean).length}
          clear={list.clear}
        >
          <SelectField
            bare
            field={ofGroup}
            choices={(groups.data ?? []).map((one) => ({ value: one.id, words: nameOf(one) }))}
            clearable
            none={anyGroup}
          />
        </RecordFilters>
      }
      renderDelete={(props) => <DeletePerson {...props} />}
      renderFrame={(acts, body) => (
        <StaffSection
          part="user"
          acts={
            <>
              <LinkPerson />
              {acts}
            </>
          }
        >
          <div className={styles['demand']}>
            <FactorDemand />
          </div>
          {body}
        </StaffSection>
      )}
    />
  )
}

const useColumns = (): readonly Column<AnswerOf<'user/get-all'>['rows'][number]>[] => {
  const t = useSay()
  const format = useFormat()
  return [
    accountColumn,
    {
      key: 'groups',
      head: say('Nhóm', 'Groups'),
      phone: 'second',
      cut: true,
      cell: ({ groups, owner }) => (owner ? t(everything) : groups.map((group) => t(nameOf(group))).join(', ') || '–'),
    },
    {
      key: 'position',
      sortBy: 'position',
      head: say('Chức vụ', 'Position'),
      phone: 'hidden',
      cut: true,
      cell: ({ position }) => position || '–',
    },
    factorColumn,
    {
      key: 'entered',
      sortBy: 'entered',
      head: enteredHead,
      min: 190,
      cut: true,
      labelled: true,
      phone: 'hidden',
      cell: ({ entered }) =>
        entered === null ? (
          '–'
        ) : (
          <>
            {format.moment(entered.at, { year: true })}
            <SecondLine>{[entered.address, entered.browser, entered.system].filter((part) => part !== '').join(' · ')}</SecondLine>
          </>
        ),
    },
  ]
}

const find = say('Tìm người dùng', 'Find a user')
const groupWords = say('Nhóm', 'Group')
const anyGroup = say('Mọi nhóm', 'Any group')
const everything = say('Mọi quyền', 'Every right')
