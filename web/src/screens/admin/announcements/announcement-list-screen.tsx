import { announcementSorts } from '@innkeeper/protocol/calls/account/announcement'
import { announcementStateWords } from '@innkeeper/protocol/words/property/announcement-words'
import { say } from '@innkeeper/protocol/say'
import { announcementStates, type AnnouncementState } from '@innkeeper/rules/announcement/announcement-state'
import { z } from 'zod'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useSession } from '#kit/session/session-context.ts'
import { RecordFilters } from '#record/record-filters.tsx'
import { RecordList } from '#record/record-list.tsx'
import type { Choice } from '#ui/fields/choice/select-field.tsx'
import { announcements } from './announcements.ts'
import { useAnnouncementColumns } from './announcement-columns.tsx'
import { DeleteAnnouncement } from './delete-announcement.tsx'

const filterSchema = z.object({ text: z.string().catch(''), state: z.enum(['all', ...announcementStates]).catch('all') })

/** What the platform announces to everybody: written, planned and stopped here. */
export const AnnouncementListScreen = () => {
  const { property } = useSession()
  const list = useList('announcement/get-all', {
    sorts: announcementSorts,
    filter: filterSchema,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  const { text, state } = list.filter
  return (
    <RecordList
      kind={announcements}
      list={list}
      columns={useAnnouncementColumns()}
      file={(how) => askFile('announcement/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
      filters={
        <RecordFilters
          find={findWords}
          text={{ value: text, change: (next) => list.change({ text: next }) }}
          state={{ value: state, change: (next) => list.change({ state: next ?? 'all' }), choices: stateChoices }}
          count={state === 'all' ? 0 : 1}
          clear={list.clear}
        />
      }
      renderDelete={(props) => <DeleteAnnouncement {...props} />}
    />
  )
}

const narrowed = ({ text, state }: z.output<typeof filterSchema>) => ({ text, ...(state === 'all' ? {} : { state }) })

const findWords = say('Tìm thông báo chung', 'Find an announcement')
const stateChoices: readonly Choice<'all' | AnnouncementState>[] = [
  { value: 'all', words: say('Mọi trạng thái', 'Any status') },
  ...announcementStates.map((value) => ({ value, words: announcementStateWords[value] })),
]
