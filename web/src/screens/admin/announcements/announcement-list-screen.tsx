import { announcementStateWords } from '@innkeeper/protocol/words/announcement-words'
import { say, type Saying } from '@innkeeper/protocol/say'
import { announcementStates } from '@innkeeper/rules/announcement/announcement-state'
import { useRouter } from '@tanstack/react-router'
import { z } from 'zod'
import { ask } from '#kit/calls/ask.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { useList } from '#kit/calls/use-list.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TableList } from '#ui/lists/table-list.tsx'
import { useAnnouncementColumns } from './announcement-columns.tsx'

const filterSchema = z.object({ text: z.string().catch(''), state: z.enum(['all', ...announcementStates]).catch('all') })

/** What the platform announces to everybody: written, planned and stopped here. */
export const AnnouncementListScreen = () => {
  const t = useSay()
  const router = useRouter()
  const { property } = useSession()
  const columns = useAnnouncementColumns()
  const list = useList('announcement/get-all', { filter: filterSchema, input: (filter, page) => ({ ...narrowed(filter), ...page }) })
  const open = (id: string) => void router.navigate({ href: paths.adminAnnouncement(id) })
  const add = (look: 'primary' | 'plain') => <Button words={addWords} look={look} icon="plus" onClick={() => open('new')} />
  return (
    <Page>
      <PageHead
        title={title}
        acts={
          <>
            <ExportButton total={list.total} read={() => ask('announcement/export', narrowed(list.filter), { property })} />
            {add('primary')}
          </>
        }
      />
      <FilterBar
        search={<SearchField words={findWords} example={findExample} value={list.filter.text} change={(text) => list.change({ text })} />}
        count={list.filter.state === 'all' ? 0 : 1}
        clear={list.clear}
      >
        <SelectField
          bare
          field={plainField({ label: stateWords, value: list.filter.state, change: (state) => list.change({ state: state ?? 'all' }) })}
          choices={stateChoices}
        />
      </FilterBar>
      <TableList
        what={what}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        nameOf={(row) => t({ vi: row.titleVi, en: row.titleEn })}
        open={(row) => open(row.id)}
        empty={empty}
        emptyAct={add('plain')}
      />
      <Pager list={list} />
    </Page>
  )
}

const narrowed = ({ text, state }: z.output<typeof filterSchema>) => ({ text, ...(state === 'all' ? {} : { state }) })

const title = say('Thông báo chung', 'Announcements')
const what = say('danh sách thông báo chung', 'the announcements')
const addWords = say('Thêm thông báo chung', 'Add an announcement')
const empty = say(
  'Chưa có thông báo chung nào. Thông báo thêm ở đây hiện cho mọi người dùng.',
  'There is no announcement yet. One that is added here is shown to everybody.',
)
const findWords = say('Tìm thông báo chung', 'Find an announcement')
const findExample = say('Tiêu đề, không cần dấu', 'Title, with or without marks')
const stateWords = say('Trạng thái', 'Status')
const stateChoices: readonly { readonly value: 'all' | (typeof announcementStates)[number]; readonly words: Saying }[] = [
  { value: 'all', words: say('Mọi trạng thái', 'Any status') },
  ...announcementStates.map((value) => ({ value, words: announcementStateWords[value] })),
]
