import { administratorSorts } from '@innkeeper/protocol/calls/platform/administrators'
import { say } from '@innkeeper/protocol/say'
import { administratorTypes, administratorTypeWords } from '@innkeeper/protocol/words/people/administrator-words'
import { z } from 'zod'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useList, type RowOf } from '#kit/calls/use-list.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { accountColumn, accountStateChoices, accountStates, enteredHead, factorColumn } from '#record/account-columns.tsx'
import { RecordFilters } from '#record/record-filters.tsx'
import { RecordList } from '#record/record-list.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import type { Column } from '#ui/lists/table/table-list.tsx'
import { administrators, managesNobody } from './administrators.ts'
import { DeleteAdministrator } from './delete-administrator.tsx'

const filterSchema = z.object({
  text: z.string().catch(''),
  state: z.enum(accountStates).catch('all'),
  type: z.enum(['all', ...administratorTypes]).catch('all'),
})

const narrowed = ({ text, state, type }: z.output<typeof filterSchema>) => ({
  text,
  ...(state === 'all' ? {} : { state }),
  ...(type === 'all' ? {} : { type }),
})

/** The administrators of the platform: found, invited, stopped. */
export const AdministratorListScreen = () => {
  const { property } = useSession()
  const list = useList('supplier/user/get-all', {
    sorts: administratorSorts,
    filter: filterSchema,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  const own = useRead('profile/info', {})
  const { text, state, type } = list.filter
  const ofType = plainField<(typeof typeChoices)[number]['value']>({
    label: typeWords,
    value: type,
    change: (next) => list.change({ type: next ?? 'all' }),
  })
  return (
    <RecordList
      kind={administrators}
      list={list}
      columns={useColumns()}
      addReason={own.data?.managesAdministrators === false ? managesNobody : undefined}
      file={(how) => askFile('supplier/user/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
      filters={
        <RecordFilters
          find={find}
          text={{ value: text, change: (next) => list.change({ text: next }) }}
          state={{ value: state, change: (next) => list.change({ state: next ?? 'all' }), choices: accountStateChoices }}
          count={[text !== '', state !== 'all', type !== 'all'].filter(Boolean).length}
          clear={list.clear}
        >
          <SelectField bare field={ofType} choices={typeChoices} />
        </RecordFilters>
      }
      renderDelete={(props) => <DeleteAdministrator {...props} />}
    />
  )
}

const useColumns = (): readonly Column<RowOf<'supplier/user/get-all'>>[] => {
  const t = useSay()
  const format = useFormat()
  return [
    accountColumn,
    { key: 'types', sortBy: 'types', head: typeWords, phone: 'second', width: 140, cell: ({ types }) => types.join(', ') },
    {
      key: 'email',
      sortBy: 'email',
      head: say('Email', 'Email'),
      phone: 'hidden',
      min: 200,
      rank: 4,
      cut: true,
      cell: ({ email }) => email,
    },
    {
      key: 'properties',
      head: say('Được vào', 'May enter'),
      phone: 'hidden',
      width: 120,
      rank: 4,
      labelled: true,
      cell: ({ properties }) => (properties === null ? t(everyOne) : t(someOf, { count: properties })),
    },
    {
      key: 'manages',
      head: say('Quản lý', 'Manages'),
      phone: 'hidden',
      width: 104,
      rank: 4,
      labelled: true,
      cell: ({ manages }) => (manages ? t(yes) : '–'),
    },
    factorColumn,
    {
      key: 'entered',
      sortBy: 'entered',
      head: enteredHead,
      phone: 'hidden',
      width: 176,
      labelled: true,
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? '–' : format.moment(lastSignInAt, { year: true })),
    },
  ]
}

const yes = say('Có', 'Yes')
const everyOne = say('Tất cả', 'All')
const someOf = say('{count} chỗ nghỉ', '{count} properties')
const find = say('Tìm quản trị viên', 'Find an administrator')
const typeWords = say('Vai trò', 'Role')
const typeChoices = [
  { value: 'all', words: say('Mọi vai trò', 'Any role') },
  ...administratorTypes.map((value) => ({ value, words: administratorTypeWords[value] })),
] as const
