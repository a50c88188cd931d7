import { contractSorts, contractViews } from '@innkeeper/protocol/calls/platform/contract-list'
import { amendmentStateWords, contractPlaceWords } from '@innkeeper/protocol/words/platform/contract-words'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useMemo } from 'react'
import { z } from 'zod'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList, type RowOf } from '#kit/calls/use-list.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import { Pager } from '#ui/lists/pages/pager.tsx'
import { SecondLine, TableList, type Column } from '#ui/lists/table/table-list.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/page/tabs.tsx'

type Row = RowOf<'supplier/contract/get-all'>
type View = (typeof contractViews)[number]

const filterSchema = z.object({ text: z.string().catch(''), view: z.enum(contractViews).catch('all') })

/** Every contract of the platform; those that wait for the person who looks have a view of their own. */
export const ContractListScreen = () => {
  const t = useSay()
  const { language } = useLanguage()
  const list = useList('supplier/contract/get-all', {
    sorts: contractSorts,
    filter: filterSchema,
    input: (filter, page) => ({ ...filter, ...page }),
  })
  const { property } = useSession()
  const { text, view } = list.filter
  return (
    <Page>
      <PageHead
        title={title}
        acts={
          <>
            <Link to={paths.adminContractTemplates()}>{t(templatesWords)}</Link>
            <ExportButton
              total={list.total}
              read={(how) => askFile('supplier/contract/export', { ...list.filter, ...list.order }, { ...how, property })}
            />
          </>
        }
      />
      <Tabs
        words={viewsWords}
        current={view}
        tabs={contractViews.map((one) => ({
          key: one,
          words: viewWords[one],
          to: paths.adminContracts({ text: text === '' ? undefined : text, view: one === 'all' ? undefined : one }),
        }))}
      />
      <FilterBar count={0} clear={list.clear}>
        <SearchField words={findWords} example={findWords} value={text} change={(next) => list.change({ text: next })} />
      </FilterBar>
      <TableList
        what={what}
        list={list}
        columns={useContractColumns()}
        keyOf={(row) => row.id}
        nameOf={(row) => `${language === 'vi' ? row.nameVi : row.nameEn}, ${row.code}`}
        to={(row) => paths.adminContract(row.id)}
        empty={emptyWords[view]}
      />
      <Pager list={list} />
    </Page>
  )
}

const useContractColumns = (): readonly Column<Row>[] => {
  const t = useSay()
  const format = useFormat()
  const { language } = useLanguage()
  return useMemo(
    () => [
      {
        key: 'name',
        head: say('Khách sạn', 'Hotel'),
        phone: 'first',
        cut: true,
        cell: (row) => (language === 'vi' ? row.nameVi : row.nameEn),
        second: (row) => row.code,
      },
      {
        key: 'number',
        head: say('Số', 'Number'),
        width: 150,
        phone: 'hidden',
        rank: 3,
        cell: (row) => (row.number === '' ? '–' : row.number),
      },
      {
        key: 'commission',
        head: say('Hoa hồng', 'Commission'),
        right: true,
        width: 110,
        phone: 'hidden',
        rank: 4,
        cell: (row) => (row.commission === null ? '–' : format.percent(row.commission)),
      },
      {
        key: 'endsOn',
        head: say('Đến hết', 'Ends'),
        width: 120,
        phone: 'hidden',
        rank: 3,
        cell: (row) => (row.endsOn === null ? '–' : format.date(row.endsOn)),
      },
      {
        key: 'place',
        head: say('Trạng thái', 'Status'),
        phone: 'end',
        width: 230,
        rank: 1,
        cell: (row) => (
          <>
            {t(contractPlaceWords[row.place])}
            {row.amendment !== null && <SecondLine>{t(amendmentWords, { state: t(amendmentStateWords[row.amendment]) })}</SecondLine>}
            {row.since !== null && <SecondLine>{t(sinceWords, { moment: format.moment(row.since, { year: true }) })}</SecondLine>}
          </>
        ),
      },
    ],
    [t, format, language],
  )
}

const title = say('Hợp đồng', 'Contracts')
const templatesWords = say('Mẫu hợp đồng', 'Contract templates')
const what = say('danh sách hợp đồng', 'the contracts')
const viewsWords = say('Danh sách có sẵn', 'Views')
const findWords = say('Tên, mã, số hợp đồng', 'Name, code, contract number')
const amendmentWords = say('phụ lục: {state}', 'amendment: {state}')
const sinceWords = say('từ {moment}', 'since {moment}')
const viewWords: Readonly<Record<View, Saying>> = {
  mine: say('Chờ tôi', 'Waiting for me'),
  signing: say('Đang ký', 'Being signed'),
  signed: say('Đã ký', 'Signed'),
  ending: say('Sắp hết hạn', 'Ending soon'),
  all: say('Tất cả', 'All'),
}
const emptyWords: Readonly<Record<View, Saying>> = {
  mine: say('Không có hợp đồng nào chờ bạn.', 'No contract waits for you.'),
  signing: say('Không có hợp đồng nào đang ký.', 'No contract is being signed.'),
  signed: say('Chưa có hợp đồng nào đã ký.', 'No contract is signed yet.'),
  ending: say('Không có hợp đồng nào hết hạn trong 60 ngày tới.', 'No contract ends within 60 days.'),
  all: say('Chưa có chỗ nghỉ nào.', 'There is no property yet.'),
}
