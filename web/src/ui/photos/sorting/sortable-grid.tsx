import { say, type Saying } from '@innkeeper/protocol/say'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { IconButton } from '../../buttons/icon-button.tsx'
import styles from './sortable-grid.module.css'
import { useSorting, type Sorting } from './use-sorting.ts'

type SortableGridProps<T> = {
  /** What the list is. */
  words: Saying
  items: readonly T[]
  keyOf: (item: T) => string
  nameOf: (item: T) => string
  /** Told the new order, and which item was moved. */
  change: (items: readonly T[], moved: T) => void
  /** The new order is being saved: it is shown, until the stored one has been read. */
  saving?: boolean | undefined
  /** Nothing can be moved. */
  locked?: boolean | undefined
  /** One below the other, each as wide as its place. */
  lines?: boolean | undefined
  /** One item at its place (from 1), with what moves it. */
  renderItem: (item: T, place: number, moves: ReactNode) => ReactNode
}

/** Things in an order that is changed by dragging, by keys and by buttons; what happens is read out. */
export const SortableGrid = <T,>({
  words,
  items,
  keyOf,
  nameOf,
  change,
  saving = false,
  locked = false,
  lines = false,
  renderItem,
}: SortableGridProps<T>) => {
  const t = useSay()
  const hint = useId()
  const { list, sorting, shown } = useSortedItems({ ...useMade({ items, change, saving }), keyOf, nameOf, lines })
  return (
    <>
      <HowTo id={hint} />
      <ul
        ref={list}
        className={styles[lines ? 'lines' : 'grid']}
        aria-label={t(words)}
        onKeyDown={sorting.turn}
        onBlur={sorting.leave}
        onDrop={sorting.drag.drop}
      >
        {shown.map((item, index) => (
          <li
            key={keyOf(item)}
            className={styles['item']}
            data-held={sorting.held === keyOf(item)}
            draggable={!locked}
            onDragStart={(event) => sorting.drag.start(keyOf(item), event)}
            onDragOver={(event) => sorting.drag.over(keyOf(item), event)}
            onDragEnd={sorting.drag.end}
          >
            {renderItem(
              item,
              index + 1,
              !locked && (
                <Moves
                  name={nameOf(item)}
                  id={keyOf(item)}
                  place={index + 1}
                  total={shown.length}
                  hint={hint}
                  lines={lines}
                  sorting={sorting}
                />
              ),
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="hidden-words">
        {sorting.said}
      </p>
    </>
  )
}

type Making<T> = Pick<SortableGridProps<T>, 'items' | 'change'> & { readonly saving: boolean }

const useMade = <T,>({ items, change, saving }: Making<T>) => {
  const [made, setMade] = useState(items)
  const make = (next: readonly T[], moved: T) => {
    setMade(next)
    change(next, moved)
  }
  return { items: saving ? made : items, change: make }
}

type SortedItems<T> = Pick<SortableGridProps<T>, 'items' | 'keyOf' | 'nameOf' | 'change'> & { readonly lines: boolean }

const useSortedItems = <T,>({ items, keyOf, nameOf, change, lines }: SortedItems<T>) => {
  const list = useRef<HTMLUListElement>(null)
  const byKey = new Map(items.map((item) => [keyOf(item), item]))
  const sorting = useSorting({
    keys: items.map(keyOf),
    nameOf: (key) => nameOfKey(byKey, key, nameOf),
    change: (keys, key) => {
      const moved = byKey.get(key)
      if (moved !== undefined) change(inOrder(byKey, keys), moved)
    },
    columns: () => (lines ? 1 : columnsOf(list.current)),
  })
  return { list, sorting, shown: inOrder(byKey, sorting.order) }
}

const HowTo = ({ id }: { id: string }) => {
  const t = useSay()
  return (
    <p id={id} hidden>
      {t(howTo)}
    </p>
  )
}

type MovesProps = { name: string; id: string; place: number; total: number; hint: string; lines: boolean; sorting: Sorting }

const Moves = ({ name, id, place, total, hint, lines, sorting }: MovesProps) => {
  const values = { name, place, total }
  return (
    <span className={styles['moves']}>
      <span className={styles['handle']}>
        <IconButton
          icon="grip-vertical"
          words={handle}
          values={values}
          size="small"
          pressed={sorting.held === id}
          describedBy={hint}
          onClick={() => sorting.press(id)}
        />
      </span>
      <span className={styles['steps']}>
        <IconButton
          icon={lines ? 'arrow-up' : 'arrow-left'}
          words={earlier}
          values={values}
          size="small"
          reason={place === 1 ? isFirst : undefined}
          onClick={() => sorting.step(id, -1)}
        />
        <IconButton
          icon={lines ? 'arrow-down' : 'arrow-right'}
          words={later}
          values={values}
          size="small"
          reason={place === total ? isLast : undefined}
          onClick={() => sorting.step(id, 1)}
        />
      </span>
    </span>
  )
}

const inOrder = <T,>(items: ReadonlyMap<string, T>, keys: readonly string[]): readonly T[] => keys.flatMap((key) => items.get(key) ?? [])

const nameOfKey = <T,>(items: ReadonlyMap<string, T>, key: string, nameOf: (item: T) => string): string => {
  const item = items.get(key)
  return item === undefined ? '' : nameOf(item)
}

// As many as stand on the first line.
const columnsOf = (list: HTMLUListElement | null): number => {
  const tops = [...(list?.children ?? [])].map((child) => (child instanceof HTMLElement ? child.offsetTop : 0))
  return tops.filter((top) => top === tops[0]).length
}

const handle = say('Đổi chỗ {name}, vị trí {place} trên {total}', 'Move {name}, place {place} of {total}')
const earlier = say('Đưa {name} lên trước, từ vị trí {place} trên {total}', 'Move {name} earlier, from place {place} of {total}')
const later = say('Đưa {name} ra sau, từ vị trí {place} trên {total}', 'Move {name} later, from place {place} of {total}')
const isFirst = say('Đang ở vị trí đầu.', 'It is the first already.')
const isLast = say('Đang ở vị trí cuối.', 'It is the last already.')
const howTo = say(
  'Nhấn phím cách để nhấc, phím mũi tên để dời, phím cách lần nữa để đặt, Escape để trả về chỗ cũ. Bằng chuột: kéo, hoặc bấm nút này rồi bấm nút ở chỗ muốn đặt.',
  'Press Space to lift, the arrow keys to move, Space again to put down, Escape to put back. With a mouse: drag, or press this one and then the place where it goes.',
)
