import { say, type Saying } from '@innkeeper/protocol/say'
import { useId, useRef, type ReactNode } from 'react'
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
  /** Told the new order. */
  change: (items: readonly T[]) => void
  /** Nothing can be moved. */
  locked?: boolean | undefined
  /** One item at its place (from 1), with what moves it. */
  renderItem: (item: T, place: number, moves: ReactNode) => ReactNode
}

/** Things in an order that is changed by dragging, by keys and by buttons; what happens is read out. */
export const SortableGrid = <T,>({ words, items, keyOf, nameOf, change, locked = false, renderItem }: SortableGridProps<T>) => {
  const t = useSay()
  const hint = useId()
  const list = useRef<HTMLUListElement>(null)
  const byKey = new Map(items.map((item) => [keyOf(item), item]))
  const named = (key: string) => nameOfKey(byKey, key, nameOf)
  const sorting = useSorting({
    keys: items.map(keyOf),
    nameOf: named,
    change: (keys) => change(keys.flatMap((key) => byKey.get(key) ?? [])),
    columns: () => columnsOf(list.current),
  })
  const shown = sorting.order.flatMap((key) => byKey.get(key) ?? [])
  return (
    <>
      <p id={hint} hidden>
        {t(howTo)}
      </p>
      <ul
        ref={list}
        className={styles['grid']}
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
                <Moves name={nameOf(item)} id={keyOf(item)} place={index + 1} total={shown.length} hint={hint} sorting={sorting} />
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

type MovesProps = { name: string; id: string; place: number; total: number; hint: string; sorting: Sorting }

const Moves = ({ name, id, place, total, hint, sorting }: MovesProps) => {
  const values = { name, place, total }
  return (
    <span className={styles['moves']}>
      <IconButton
        icon="grip-vertical"
        words={handle}
        values={values}
        size="small"
        pressed={sorting.held === id}
        describedBy={hint}
        onClick={() => sorting.press(id)}
      />
      <span className={styles['steps']}>
        <IconButton
          icon="arrow-left"
          words={earlier}
          values={values}
          size="small"
          reason={place === 1 ? isFirst : undefined}
          onClick={() => sorting.step(id, -1)}
        />
        <IconButton
          icon="arrow-right"
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
  'Nhấn phím cách để nhấc, phím mũi tên để dời, phím cách lần nữa để đặt, Escape để trả về chỗ cũ. Bằng chuột: kéo, hoặc bấm ảnh này rồi bấm chỗ muốn đặt.',
  'Press Space to lift, the arrow keys to move, Space again to put down, Escape to put back. With a mouse: drag, or press this one and then the place where it goes.',
)
