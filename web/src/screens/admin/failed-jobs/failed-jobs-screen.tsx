import { jobSorts } from '@innkeeper/protocol/calls/platform/job'
import { jobKinds, jobKindWords, jobViews } from '@innkeeper/protocol/words/platform/job-words'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { plainField } from '#kit/forms/field-state.ts'
import { useList } from '#kit/calls/use-list.ts'
import { paths } from '#paths.ts'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/page/tabs.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { FailedJobsActs } from './failed-jobs-acts.tsx'
import { useFailedJobsColumns } from './failed-jobs-columns.tsx'

const filterSchema = z.object({ view: z.enum(jobViews).catch('failed'), kind: z.enum(['all', ...jobKinds]).catch('all') })

/** Work after a change that failed for good: an administrator lets it be tried again, or puts it away. */
export const FailedJobsScreen = () => {
  const list = useList('job/get-all', {
    sorts: jobSorts,
    filter: filterSchema,
    input: ({ view, kind }, page) => ({ view, ...(kind === 'all' ? {} : { kind }), ...page }),
  })
  const { view, kind } = list.filter
  const here = useMemo(() => list.rows.filter(({ state }) => state === 'failed').map(({ id }) => id), [list.rows])
  const [ticked, setTicked] = useState<readonly string[]>([])
  // Somebody else may have decided about a ticked job meanwhile.
  const chosen = ticked.filter((id) => here.includes(id))
  const columns = useFailedJobsColumns({
    decided: view === 'decided',
    chosen,
    tick: (id, on) => setTicked(on ? [...chosen, id] : chosen.filter((other) => other !== id)),
  })
  return (
    <Page>
      <PageHead title={title} />
      <Tabs
        words={viewsWords}
        current={view}
        tabs={jobViews.map((one) => ({
          key: one,
          words: viewWords[one],
          to: paths.adminJobs({ view: one === 'failed' ? undefined : one, kind: kind === 'all' ? undefined : kind }),
        }))}
      />
      <Listing
        filters={
          <FilterBar count={kind === 'all' ? 0 : 1} clear={list.clear}>
            <SelectField
              bare
              field={plainField({ label: kindWords, value: kind, change: (picked) => list.change({ kind: picked ?? 'all' }) })}
              choices={kindChoices}
            />
          </FilterBar>
        }
        above={view === 'failed' && <FailedJobsActs here={here} chosen={chosen} choose={setTicked} />}
        what={what}
        list={{ ...list, filtered: kind !== 'all' }}
        columns={columns}
        keyOf={(row) => row.id}
        empty={emptyWords[view]}
      />
    </Page>
  )
}

const title = say('Công việc bị lỗi', 'Failed jobs')
const what = say('danh sách công việc bị lỗi', 'the failed jobs')
const viewsWords = say('Danh sách có sẵn', 'Views')
const viewWords: Readonly<Record<(typeof jobViews)[number], Saying>> = {
  failed: say('Chờ quyết định', 'To decide'),
  decided: say('Đã quyết định', 'Decided'),
}
const emptyWords: Readonly<Record<(typeof jobViews)[number], Saying>> = {
  failed: say(
    'Không có công việc nào bị lỗi. Email không gửi được sẽ hiện ở đây.',
    'No job has failed. Emails that cannot be sent appear here.',
  ),
  decided: say('Chưa có công việc nào được thử lại hoặc bỏ qua.', 'No job was tried again or dismissed.'),
}
const kindWords = say('Loại công việc', 'Kind of job')
const kindChoices: readonly { readonly value: 'all' | (typeof jobKinds)[number]; readonly words: Saying }[] = [
  { value: 'all', words: say('Mọi loại', 'Any kind') },
  ...jobKinds.map((value) => ({ value, words: jobKindWords[value] })),
]
