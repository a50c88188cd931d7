import { say } from '@innkeeper/protocol/say'
import { serviceUnitWords } from '@innkeeper/protocol/words/sale/hotel-service-words'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { nameColumn } from '#record/record-columns.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import { smallPicture } from '#ui/photos/pictures/small-picture.ts'
import type { HotelServiceRow as Row } from '../hotel-services.ts'
import styles from '../hotel-services.module.css'

type Ticks = { readonly chosen: readonly string[]; readonly tick: (id: string, on: boolean) => void }

/** The columns that only services have, and the box that ticks one. */
export const useHotelServiceColumns = (ticks: Ticks): readonly Column<Row>[] => {
  const t = useSay()
  const format = useFormat()
  return [
    { key: 'tick', head: say('Chọn', 'Tick'), width: 80, phone: 'before', cell: (row) => <Tick row={row} {...ticks} /> },
    nameColumn(say('Dịch vụ', 'Service')),
    {
      key: 'picture',
      head: say('Ảnh', 'Picture'),
      width: 80,
      rank: 2,
      phone: 'hidden',
      folded: () => null,
      cell: ({ thumbnail }) => <img className={styles['small']} src={smallPicture(thumbnail)} alt="" loading="lazy" />,
    },
    { key: 'code', sortBy: 'code', head: say('Mã', 'Code'), min: 110, cell: ({ code }) => <code>{code}</code> },
    {
      key: 'price',
      sortBy: 'price',
      head: say('Giá', 'Price'),
      min: 180,
      cell: ({ charge, price, unit, specialDays }) => (
        <>
          {charge === 'free' ? t(freeWords) : format.money(price)}
          <SecondLine>
            {t(serviceUnitWords[unit])}
            {specialDays.length > 0 && ` · ${t(specialWords, { count: specialDays.length })}`}
          </SecondLine>
        </>
      ),
    },
    {
      key: 'includedIn',
      head: say('Gói đã gồm', 'In packages'),
      right: true,
      phone: 'hidden',
      cell: ({ applyPlans }) => (applyPlans.length === 0 ? '–' : format.number(applyPlans.length)),
    },
    {
      key: 'revenue',
      head: say('Doanh thu', 'Revenue'),
      min: 150,
      right: true,
      phone: 'hidden',
      cell: ({ results }) => (
        <>
          {format.money(results.revenue)}
          <SecondLine>
            {t(results.cancelled > 0 ? soldAndCancelled : soldWords, { count: results.bookings, cancelled: results.cancelled })}
          </SecondLine>
        </>
      ),
    },
  ]
}

const Tick = ({ row, chosen, tick }: { row: Row } & Ticks) => {
  const t = useSay()
  const name = t(nameOf(row))
  const field = plainField({
    name: `tick ${row.id}`,
    label: tickWords,
    value: chosen.includes(row.id),
    change: (on) => tick(row.id, on ?? false),
  })
  return (
    <CheckField field={field}>
      <span className="hidden-words">{t(tickWords, { name })}</span>
    </CheckField>
  )
}

const tickWords = say('Chọn {name}', 'Tick {name}')
const freeWords = say('Miễn phí', 'Free')
const specialWords = say('{count} giá riêng', 'special days: {count}')
const soldWords = say('{count} đặt phòng', 'bookings: {count}')
const soldAndCancelled = say('{count} đặt phòng, huỷ {cancelled}', 'bookings: {count}, cancelled: {cancelled}')
