import { weekdayName } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { addMonths, daysBetween, firstOfMonth, lastOfMonth, toDay, weekdayOf, type Day } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useAddress } from '#kit/page/use-address.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useToday } from '#kit/property/use-today.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { CalendarOperations } from './calendar-operations.tsx'
import { FillDaysCard } from './fill-days-card.tsx'
import styles from './calendar.module.css'

const address = z.object({ product: z.string().catch(''), month: z.string().catch('') })

type Calendar = AnswerOf<'ticket-day/get'>
type Cell = Calendar['days'][number]

/** The calendar of a product, a month at a time: prices, capacity, sold and stop sell of each day and slot; filled in ranges, undone by operation. */
export const TicketCalendarScreen = () => {
  useTitle(title)
  const today = useToday()
  const [{ product, month }, change] = useAddress(address)
  const first = firstOfMonth(/^\d{4}-\d{2}$/u.test(month) ? toDay(`${month}-01`) : today)
  const days = daysBetween(first, lastOfMonth(first)) + 1
  const read = useRead('ticket-day/get', { from: first, days, ...(product === '' ? {} : { id: product }) }, { keep: true })
  const { data } = read
  return (
    <Page>
      <PageHead title={title} />
      {read.error !== null && <Failed what={what} error={read.error} again={read.again} readAt={read.readAt} />}
      {read.loading && read.error === null && <Skeleton rows={8} height={40} />}
      {data?.product === null && <EmptyList words={empty} />}
      {data !== undefined && data.product !== null && (
        <>
          <Choice calendar={data} first={first} change={change} />
          <div className={styles['page']} data-old={read.old} aria-busy={read.old}>
            <DayTable calendar={data} />
            <div className={styles['side']}>
              <FillDaysCard key={data.product.id} product={data.product} today={today} />
              <CalendarOperations productId={data.product.id} />
            </div>
          </div>
        </>
      )}
    </Page>
  )
}

type ChoiceProps = { calendar: Calendar; first: Day; change: (patch: { product?: string; month?: string }) => void }

const Choice = ({ calendar, first, change }: ChoiceProps) => (
  <div className={styles['choice']}>
    <SelectField
      field={plainField<string>({ label: productWords, value: calendar.product?.id, change: (product = '') => change({ product }) })}
      choices={calendar.products.map((one) => ({ value: one.id, words: nameOf(one) }))}
    />
    <span className={styles['month']}>
      <IconButton icon="chevron-left" words={earlier} onClick={() => change({ month: addMonths(first, -1).slice(0, 7) })} />
      <strong aria-live="polite">{`${first.slice(5, 7)}/${first.slice(0, 4)}`}</strong>
      <IconButton icon="chevron-right" words={later} onClick={() => change({ month: addMonths(first, 1).slice(0, 7) })} />
    </span>
  </div>
)

const DayTable = ({ calendar: { days, product } }: { calendar: Calendar }) => {
  const t = useSay()
  const hasSlots = (product?.slots.length ?? 0) > 0
  return (
    <section className={styles['scroll']} aria-label={t(title)}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t(dayWords)}</th>
            {hasSlots && <th scope="col">{t(slotWords)}</th>}
            <th scope="col">{t(soldWords)}</th>
            <th scope="col">{t(adultWords)}</th>
            {product?.prices.child !== null && (
              <th scope="col" data-extra>
                {t(childWords)}
              </th>
            )}
            {product?.prices.senior !== null && (
              <th scope="col" data-extra>
                {t(seniorWords)}
              </th>
            )}
            <th scope="col">{t(stateWords)}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((cell) => (
            <DayRow key={`${cell.day} ${cell.slot}`} cell={cell} product={product} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const DayRow = ({ cell, product }: { cell: Cell; product: Calendar['product'] }) => {
  const t = useSay()
  const { language } = useLanguage()
  const format = useFormat()
  const price = (amount: number | null, own: number | null, extra = true) => (
    <td className={styles['number']} data-own={own !== null} data-extra={extra ? '' : undefined}>
      {amount === null ? '–' : format.money(amount)}
    </td>
  )
  return (
    <tr data-past={cell.past} data-shut={!cell.open}>
      <th scope="row">{`${weekdayName(weekdayOf(toDay(cell.day)), language)} ${format.date(cell.day)}`}</th>
      {(product?.slots.length ?? 0) > 0 && <td>{cell.slot}</td>}
      <td className={styles['number']} data-own={cell.own.capacity !== null}>
        {`${format.number(cell.sold)} / ${format.number(cell.capacity)}`}
      </td>
      {price(cell.prices.adult, cell.own.adultPrice, false)}
      {product?.prices.child !== null && price(cell.prices.child, cell.own.childPrice)}
      {product?.prices.senior !== null && price(cell.prices.senior, cell.own.seniorPrice)}
      <td>
        <span className={styles['state']} data-state={stateOf(cell)}>
          {t(states[stateOf(cell)])}
        </span>
      </td>
    </tr>
  )
}

const stateOf = ({ open, past, stopSell, sold, capacity }: Cell): keyof typeof states => {
  if (!open) return 'shut'
  if (past) return 'past'
  if (stopSell) return 'stopped'
  return sold >= capacity ? 'full' : 'open'
}

const states = {
  open: say('✓ Đang bán', '✓ On sale'),
  full: say('■ Hết vé', '■ Sold out'),
  stopped: say('⊘ Ngừng bán', '⊘ Stop sell'),
  shut: say('– Không mở cửa', '– Closed'),
  past: say('Đã qua', 'Past'),
} as const

const title = say('Lịch vé và giá', 'Ticket calendar')
const what = say('lịch vé', 'the ticket calendar')
const empty = say('Chưa có sản phẩm vé. Thêm một sản phẩm trước.', 'There is no ticket product yet. Add one first.')
const productWords = say('Sản phẩm', 'Product')
const earlier = say('Tháng trước', 'Month before')
const later = say('Tháng sau', 'Month after')
const dayWords = say('Ngày', 'Day')
const slotWords = say('Khung giờ', 'Slot')
const soldWords = say('Đã bán / số vé', 'Sold / capacity')
const adultWords = say('Người lớn', 'Adult')
const childWords = say('Trẻ em', 'Child')
const seniorWords = say('Cao tuổi', 'Senior')
const stateWords = say('Trạng thái', 'State')
