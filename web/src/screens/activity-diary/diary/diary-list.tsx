import { diarySorts } from '@innkeeper/protocol/calls/setting/hotel-log'
import { diaryLogWords, type DiaryLog } from '@innkeeper/protocol/diary/record-kinds'
import { say } from '@innkeeper/protocol/say'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useAddress, useHrefOf } from '#kit/page/use-address.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/page/tabs.tsx'
import { useDiaryColumns, type DiaryRow } from './diary-columns.tsx'
import { askedOf, diaryFilter, openLine } from './diary-filter.ts'
import { DiaryFilters } from './diary-filters.tsx'
import { DiaryPanel } from './diary-panel.tsx'

/** The diary of the property: who did what, when and from where, with each field before and after. */
export const DiaryList = ({ log }: { log: DiaryLog }) => {
  useTitle(diaryLogWords[log])
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  const [open, changeOpen] = useAddress(openLine)
  const hrefOf = useHrefOf(openLine)
  const list = useList('hotel-log/search', {
    sorts: diarySorts,
    filter: diaryFilter,
    input: (filter, page) => ({ ...askedOf(log, filter), ...page }),
  })
  const opened = list.rows.find(({ id }) => id === open.line)
  const tabs = [
    { key: 'system', words: allTab, to: paths.systemLog(property) },
    { key: 'information', words: informationTab, to: paths.informationLog(property) },
  ]
  return (
    <Page>
      <PageHead
        title={diaryLogWords[log]}
        acts={
          <ExportButton
            total={list.total}
            read={(how) => askFile('hotel-log/export', { ...askedOf(log, list.filter), ...list.order }, { ...how, property })}
          />
        }
      />
      <Tabs words={tabsWords} tabs={tabs} current={log} />
      <Listing<DiaryRow>
        filters={<DiaryFilters log={log} filter={list.filter} change={list.change} clear={list.clear} />}
        what={what}
        list={list}
        columns={useDiaryColumns()}
        keyOf={(row) => row.id}
        nameOf={(row) => `${t(row.what)}, ${row.person}, ${format.moment(row.at)}`}
        to={(row) => hrefOf({ line: row.id })}
        empty={empty}
      />
      {opened !== undefined && <DiaryPanel key={opened.id} row={opened} close={() => changeOpen({ line: '' })} />}
    </Page>
  )
}

const tabsWords = say('Các nhật ký', 'Logs')
const allTab = say('Tất cả', 'All')
const informationTab = say('Thông tin chỗ nghỉ', 'Property information')
const what = say('nhật ký', 'the log')
const empty = say('Chưa có thay đổi nào. Mỗi lần lưu sẽ hiện ở đây.', 'Nothing has been changed yet. Every save appears here.')
