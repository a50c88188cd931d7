import { say } from '@innkeeper/protocol/say'
import { useState, type ReactNode } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useMayOpen } from '#kit/session/use-may-open.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Card } from '#ui/page/card.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './park.module.css'

type ParkDays = AnswerOf<'dashboard/park-days'>
type Product = ParkDays['products'][number]
type Cell = Product['slots'][number]['days'][number]

/** Today and the days ahead, one at a time: of each product and slot what was sold, who entered and what is left. */
export const SlotsCard = () => {
  const t = useSay()
  const format = useFormat()
  const { data, error } = useRead('dashboard/park-days', {})
  const [chosen, choose] = useState<string>()
  const day = data?.days.find((one) => one.day === chosen)?.day ?? data?.today
  return (
    <Card title={title} flush>
      <div className={styles['days']} role="group" aria-label={t(dayChoice)}>
        {data?.days.map((one) => (
          <Button
            key={one.day}
            words={one.day === data.today ? todayWords : dayWords}
            values={{ day: `${format.weekday(one.day)} ${format.shortDate(one.day)}` }}
            look={one.day === day ? 'plain' : 'quiet'}
            size="small"
            pressed={one.day === day}
            onClick={() => choose(one.day)}
          />
        ))}
      </div>
      {data === undefined && error === null && <Skeleton rows={5} height={36} />}
      {data !== undefined && day !== undefined && <DayTable data={data} day={day} />}
    </Card>
  )
}

type Row = { readonly product: Product; readonly slots: readonly { readonly slot: string; readonly cell: Cell }[] }

const rowsOn = ({ products }: ParkDays, day: string): readonly Row[] =>
  products
    .map((product) => ({
      product,
      slots: product.slots.flatMap(({ slot, days }) => days.filter((cell) => cell.day === day).map((cell) => ({ slot, cell }))),
    }))
    .filter(({ slots }) => slots.length > 0)

const DayTable = ({ data, day }: { data: ParkDays; day: string }) => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  const seesBookings = useMayOpen()('booking/list-ticket') !== undefined
  const rows = rowsOn(data, day)
  const sums = data.days.find((one) => one.day === day)
  if (rows.length === 0 || sums === undefined) return <EmptyList words={closedWords} />
  const sold = format.number(sums.sold)
  return (
    <table className={styles['table']} aria-label={t(tableWords, { day: format.day(day) })}>
      <thead>
        <tr>
          <th scope="col">{t(productHead)}</th>
          <th scope="col">{t(soldHead)}</th>
          <th scope="col">{t(enteredHead)}</th>
          <th scope="col">{t(leftHead)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ProductRows key={row.product.id} row={row} day={day} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(allHead)}</th>
          <td>
            {seesBookings ? (
              <Link to={paths.ticketBookings(property, { dates: 'visit', from: day, to: day })} className={styles['source']}>
                {sold}
              </Link>
            ) : (
              sold
            )}
          </td>
          <td>{format.number(sums.entered)}</td>
          <td>{format.number(sums.left)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** A product whose tickets hold the whole day is one row where there is room; one with slots has a row over theirs. */
const ProductRows = ({ row: { product, slots }, day }: { row: Row; day: string }) => {
  const { language } = useLanguage()
  const { property } = useSession()
  const isPhone = useIsPhone()
  const seesCalendar = useMayOpen()('hotel-manage/tickets/calendar') !== undefined
  const name = product.name[language]
  const head = seesCalendar ? (
    <Link to={paths.ticketCalendar(property, { product: product.id, month: day.slice(0, 7) })}>{name}</Link>
  ) : (
    name
  )
  const [only] = slots
  if (!isPhone && slots.length === 1 && only?.slot === '') return <CellRow head={head} cell={only.cell} />
  return (
    <>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          {head}
        </th>
      </tr>
      {slots.map(({ slot, cell }) => (
        <CellRow key={slot} head={<SlotName slot={slot} />} cell={cell} within />
      ))}
    </>
  )
}

const SlotName = ({ slot }: { slot: string }) => {
  const t = useSay()
  return slot === '' ? t(wholeDayWords) : slot
}

const CellRow = ({ head, cell, within = false }: { head: ReactNode; cell: Cell; within?: boolean }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <tr data-within={within}>
      <th scope="row">{head}</th>
      <td>{format.number(cell.sold)}</td>
      <td>{format.number(cell.entered)}</td>
      <td data-none={cell.left === 0}>
        {format.number(cell.left)}
        <small>{t(cell.stopSell ? stopSellWords : ofWords, { count: format.number(cell.capacity) })}</small>
      </td>
    </tr>
  )
}

const title = say('Theo sản phẩm và khung giờ', 'By product and slot')
const dayChoice = say('Chọn ngày', 'Choose a day')
const todayWords = say('Hôm nay', 'Today')
const dayWords = say('{day}', '{day}')
const tableWords = say('Vé ngày {day}', 'Tickets of {day}')
const closedWords = say('Ngày này không mở sản phẩm nào.', 'No product is open on this day.')
const productHead = say('Sản phẩm', 'Product')
const soldHead = say('Đã bán', 'Sold')
const enteredHead = say('Đã vào', 'Entered')
const leftHead = say('Còn lại', 'Left')
const allHead = say('Tất cả', 'All')
const wholeDayWords = say('Cả ngày', 'Whole day')
const ofWords = say('trên {count}', 'of {count}')
const stopSellWords = say('ngừng bán', 'stop sell')
