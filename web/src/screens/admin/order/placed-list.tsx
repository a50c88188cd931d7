import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useLanguage } from '#kit/language/language.tsx'
import { paths } from '#paths.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { SortableGrid } from '#ui/photos/sorting/sortable-grid.tsx'
import { SortedLine } from '#ui/photos/sorting/sorted-line.tsx'
import styles from './order.module.css'

/** A property that has a place. */
type Placed = AnswerOf<'supplier/hotel/order'>[number]

/** Properties in their order, moved by dragging, by keys and by steps; each move is saved as it is made. */
export const PlacedList = ({ hotels }: { hotels: readonly Placed[] }) => {
  const { language } = useLanguage()
  const alerts = useAlerts()
  const place = useChange('supplier/hotel/place', { failed: alerts.failure })
  const takeOut = useChange('supplier/hotel/change-index', {
    done: (_saved, { id }) => alerts.success(takenOut, { name: nameOf(hotels.find((one) => one.id === id)) }),
    failed: alerts.failure,
  })
  const nameOf = (hotel: Placed | undefined) => (hotel === undefined ? '' : language === 'vi' ? hotel.nameVi : hotel.nameEn)
  const move = (next: readonly Placed[], moved: Placed) => place.send({ id: moved.id, after: next[next.indexOf(moved) - 1]?.id ?? null })
  return (
    <SortableGrid
      lines
      words={listWords}
      items={hotels}
      saving={place.pending}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      change={move}
      renderItem={(hotel, at, moves) => (
        <SortedLine
          place={at}
          acts={
            <>
              {moves}
              <IconButton
                icon="x"
                words={takeOutWords}
                values={{ name: nameOf(hotel) }}
                size="small"
                onClick={() => takeOut.send({ id: hotel.id, displayOrder: 0 })}
              />
            </>
          }
        >
          <Link to={paths.adminHotel(hotel.id)} className={styles['name']}>
            <strong>{nameOf(hotel)}</strong>
            <span>{hotel.code}</span>
          </Link>
        </SortedLine>
      )}
    />
  )
}

const listWords = say('Chỗ nghỉ theo thứ tự hiển thị', 'Properties in their display order')
const takeOutWords = say('Cho {name} hiện sau cùng', 'Show {name} last')
const takenOut = say('{name} hiện sau cùng, theo tên.', '{name} is shown last, by name.')
