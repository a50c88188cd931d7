import { staffGroupSorts } from '@innkeeper/protocol/calls/setting/usergroup'
import { say } from '@innkeeper/protocol/say'
import { z } from 'zod'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { nameColumn } from '#record/record-columns.tsx'
import { RecordFilters } from '#record/record-filters.tsx'
import { RecordList } from '#record/record-list.tsx'
import type { Column } from '#ui/lists/table/table-list.tsx'
import { StaffSection } from '../staff-section.tsx'
import { DeleteGroup } from './delete-group.tsx'
import { describedBy } from './described-by.ts'
import { staffGroups } from './staff-groups.ts'

const filterSchema = z.object({ text: z.string().catch(''), state: z.enum(['all', 'active', 'stopped']).catch('all') })

const narrowed = ({ text, state }: z.output<typeof filterSchema>) => ({ text, ...(state === 'all' ? {} : { active: state === 'active' }) })

/** The user groups of the property: found, opened, deleted, exported. */
export const GroupListScreen = () => {
  useTitle(staffGroups.words.all)
  const { property } = useSession()
  const list = useList('usergroup/get-all', {
    sorts: staffGroupSorts,
    filter: filterSchema,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  const { text, state } = list.filter
  return (
    <RecordList
      kind={staffGroups}
      list={list}
      columns={useColumns()}
      file={(how) => askFile('usergroup/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
      filters={
        <RecordFilters
          find={find}
          text={{ value: text, change: (next) => list.change({ text: next }) }}
          state={{ value: state, change: (next) => list.change({ state: next ?? 'all' }), choices: stateChoices }}
          count={[text !== '', state !== 'all'].filter(Boolean).length}
          clear={list.clear}
        />
      }
      renderDelete={(props) => <DeleteGroup {...props} />}
      renderFrame={(acts, body) => (
        <StaffSection part="group" acts={acts}>
          {body}
        </StaffSection>
      )}
    />
  )
}

const useColumns = (): readonly Column<AnswerOf<'usergroup/get-all'>['rows'][number]>[] => {
  const t = useSay()
  const format = useFormat()
  return [
    nameColumn(say('Nhóm', 'Group')),
    { key: 'description', head: say('Mô tả', 'Description'), phone: 'second', cut: true, cell: (group) => t(describedBy(group)) },
    {
      key: 'people',
      sortBy: 'people',
      head: say('Số người', 'People'),
      right: true,
      phone: 'hidden',
      cell: ({ people }) => format.number(people),
    },
    {
      key: 'rights',
      sortBy: 'rights',
      head: say('Số quyền', 'Rights'),
      right: true,
      phone: 'hidden',
      cell: ({ rights }) => format.number(rights),
    },
  ]
}

const find = say('Tìm nhóm', 'Find a group')
const stateChoices = [
  { value: 'all', words: say('Mọi trạng thái', 'Any status') },
  { value: 'active', words: say('Đang dùng', 'In use') },
  { value: 'stopped', words: say('Ngừng dùng', 'Not in use') },
] as const
