import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { IconButton } from '../../buttons/icon-button.tsx'
import { pagesShown } from './pages-shown.ts'
import styles from './pager.module.css'

type Paged = {
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly size: number
  readonly goTo: (page: number) => void
  /** How many there are without the filter; left out where the list has none. */
  readonly all?: number | undefined
}

/**
 * Which rows of how many, in which order where the columns do not show it, and three page buttons with the last. Where a list is counted to `most`
 * only, a larger total is told as "1,000+".
 */
export const Pager = ({ list, order, most }: { list: Paged; order?: Saying; most?: number }) => {
  const t = useSay()
  const format = useFormat()
  if (list.total === 0) return null
  const first = (list.page - 1) * list.size + 1
  return (
    <footer className={styles['pager']}>
      <span>
        <span role="status">{format.span(first, Math.min(list.total, first + list.size - 1), format.counted(list.total, most))}</span>
        {list.all !== undefined &&
          list.all > list.total &&
          ` · ${t(filteredWords, { count: format.counted(list.total, most), all: format.counted(list.all, most) })}`}
        {order !== undefined && ` · ${t(order)}`}
      </span>
      {list.pages > 1 && (
        <nav aria-label={t(pagesWords)} className={styles['pages']}>
          <IconButton
            icon="chevron-left"
            words={before}
            framed
            reason={list.page === 1 ? firstPage : undefined}
            onClick={() => list.goTo(list.page - 1)}
          />
          {pagesShown(list.page, list.pages).map((page) =>
            page.gap ? (
              <span key={page.key} className={styles['gap']}>
                …
              </span>
            ) : (
              <button
                key={page.key}
                type="button"
                className={styles['page']}
                aria-label={t(pageWords, { page: page.number })}
                aria-current={page.number === list.page ? 'page' : undefined}
                onClick={() => list.goTo(page.number)}
              >
                {page.number}
              </button>
            ),
          )}
          <IconButton
            icon="chevron-right"
            words={after}
            framed
            reason={list.page === list.pages ? lastPage : undefined}
            onClick={() => list.goTo(list.page + 1)}
          />
        </nav>
      )}
    </footer>
  )
}

const filteredWords = say('lọc {count} trên {all}', 'filtered {count} of {all}')
const pagesWords = say('Trang của danh sách', 'Pages of the list')
const pageWords = say('Trang {page}', 'Page {page}')
const before = say('Trang trước', 'Previous page')
const after = say('Trang sau', 'Next page')
const firstPage = say('Đang ở trang đầu.', 'This is the first page.')
const lastPage = say('Đang ở trang cuối.', 'This is the last page.')
