import { say } from '@innkeeper/protocol/say'
import { useState, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import styles from './filter-bar.module.css'

type FilterBarProps = {
  /** The search box; on a phone it stays in sight. */
  search?: ReactNode
  children?: ReactNode
  /** How many filters are set, said on the phone's button. */
  count?: number | undefined
  clear?: (() => void) | undefined
  /** Words or an act at the right. */
  aside?: ReactNode
}

/** The filters of a list; on a phone they open as a sheet. */
export const FilterBar = (props: FilterBarProps) => (useIsPhone() ? <PhoneFilters {...props} /> : <WideFilters {...props} />)

const WideFilters = ({ search, children, count = 0, clear, aside }: FilterBarProps) => {
  const t = useSay()
  return (
    <search className={styles['bar']} aria-label={t(filterWords)}>
      {search !== undefined && <div className={styles['search']}>{search}</div>}
      {children}
      {clear !== undefined && (
        // It keeps its place while nothing is filtered: a filter that is set must not move the table.
        <span style={{ visibility: count > 0 ? 'visible' : 'hidden' }}>
          <Button words={clearWords} look="quiet" onClick={clear} />
        </span>
      )}
      <div className={styles['aside']}>{aside}</div>
    </search>
  )
}

const PhoneFilters = ({ search, children, count = 0, clear }: FilterBarProps) => {
  const t = useSay()
  const [open, setOpen] = useState(false)
  return (
    <search className={styles['bar']} aria-label={t(filterWords)}>
      {search !== undefined && <div className={styles['search']}>{search}</div>}
      {children !== undefined && (
        <Button
          words={count > 0 ? filtersSet : filterShort}
          values={{ count }}
          icon="filter"
          onClick={() => setOpen(true)}
          opens={{ kind: 'dialog', open }}
        />
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={filterWords}
        acts={
          <>
            {clear !== undefined && <Button words={clearWords} onClick={clear} />}
            <Button words={showWords} look="primary" onClick={() => setOpen(false)} />
          </>
        }
      >
        <div className={styles['sheet']}>{children}</div>
      </Dialog>
    </search>
  )
}

const filterWords = say('Lọc danh sách', 'Filter the list')
const filterShort = say('Lọc', 'Filter')
const filtersSet = say('Lọc ({count})', 'Filter ({count})')
const clearWords = say('Bỏ điều kiện lọc', 'Clear the filter')
const showWords = say('Xem kết quả', 'Show the result')
