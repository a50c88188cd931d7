import { ticketProductSorts } from '@innkeeper/protocol/calls/tickets/ticket-product'
import { say } from '@innkeeper/protocol/say'
import { ticketProductKindWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { nameColumn } from '#record/record-columns.tsx'
import { RecordList } from '#record/record-list.tsx'
import { SaleAct } from '#record/sale/sale-act.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { smallPicture } from '#ui/photos/pictures/small-picture.ts'
import { DeleteTicketProduct } from './delete-ticket-product.tsx'
import { TicketProductFilters, ticketProductFilter, narrowed } from './ticket-product-filters.tsx'
import { productSale, ticketProducts, type ProductRow } from './ticket-products.ts'
import styles from './ticket-products.module.css'

/** What the park sells: found, opened, put on and off sale, exported, deleted. */
export const TicketProductListScreen = () => {
  useTitle(ticketProducts.words.all)
  const { property } = useSession()
  const list = useList('ticket-product/list', {
    sorts: ticketProductSorts,
    filter: ticketProductFilter,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  return (
    <RecordList
      kind={ticketProducts}
      list={list}
      columns={useProductColumns()}
      file={(how) => askFile('ticket-product/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
      filters={<TicketProductFilters list={list} />}
      renderActs={(product) => <SaleAct of={productSale} record={product} />}
      renderDelete={(props) => <DeleteTicketProduct {...props} />}
      renderFrame={(acts, body) => (
        <Page>
          <PageHead title={ticketProducts.words.all} acts={acts} />
          {body}
        </Page>
      )}
    />
  )
}

const useProductColumns = (): readonly Column<ProductRow>[] => {
  const t = useSay()
  const format = useFormat()
  return [
    nameColumn(say('Sản phẩm', 'Product')),
    {
      key: 'picture',
      head: say('Ảnh', 'Picture'),
      width: 80,
      rank: 2,
      phone: 'hidden',
      folded: () => null,
      cell: ({ thumbnail }) => <img className={styles['small']} src={smallPicture(thumbnail)} alt="" loading="lazy" />,
    },
    {
      key: 'code',
      sortBy: 'code',
      head: say('Mã', 'Code'),
      min: 110,
      cell: ({ code, kind }) => (
        <>
          <code>{code}</code>
          <SecondLine>{t(ticketProductKindWords[kind])}</SecondLine>
        </>
      ),
    },
    {
      key: 'price',
      sortBy: 'price',
      head: say('Giá người lớn', 'Adult price'),
      min: 150,
      cell: ({ adultPrice, childPrice }) => (
        <>
          {format.money(adultPrice)}
          {childPrice !== null && <SecondLine>{t(childWords, { price: format.money(childPrice) })}</SecondLine>}
        </>
      ),
    },
    {
      key: 'capacity',
      head: say('Số vé', 'Capacity'),
      min: 150,
      phone: 'hidden',
      cell: ({ capacity, slots }) => (
        <>
          {format.number(capacity)}
          <SecondLine>{slots.length === 0 ? t(perDay) : t(perSlot, { count: slots.length })}</SecondLine>
        </>
      ),
    },
    {
      key: 'sold',
      head: say('Khách đã đặt', 'People booked'),
      right: true,
      phone: 'hidden',
      cell: ({ results }) => format.number(results.people),
    },
  ]
}

const childWords = say('trẻ em {price}', 'child {price}')
const perDay = say('mỗi ngày', 'per day')
const perSlot = say('mỗi khung giờ, {count} khung', 'per slot, slots: {count}')
