import type { Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Link } from '#ui/buttons/link.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './front.module.css'

/** A line of a short list: what it is about, what to know of it, and where it leads. */
export type ShortLine = { readonly key: string; readonly name: string; readonly about: ReactNode; readonly to: string }

type ShortListProps = {
  title: Saying
  /** What could not be read, where it fails. */
  what: Saying
  empty: Saying
  read: { readonly error: Error | null; readonly again: () => void }
  /** Undefined while nothing has been read. */
  lines: readonly ShortLine[] | undefined
  total: number
  /** Where all of them are. */
  all?: { readonly words: Saying; readonly to: string } | undefined
}

/** The first few of what waits or is wrong, how many there are, and the way to all of them. */
export const ShortList = ({ title, what, empty, read, lines, total, all }: ShortListProps) => {
  const t = useSay()
  const format = useFormat()
  return (
    <Card title={title} aside={lines !== undefined && <strong>{format.number(total)}</strong>}>
      {read.error !== null && <Failed what={what} error={read.error} again={read.again} />}
      {lines === undefined && read.error === null && <Skeleton rows={3} height={40} />}
      {lines?.length === 0 && <p className={styles['none']}>{t(empty)}</p>}
      {lines !== undefined && lines.length > 0 && (
        <ul className={styles['lines']}>
          {lines.map(({ key, name, about, to }) => (
            <li key={key}>
              <Link to={to} className={styles['line']}>
                <strong>{name}</strong>
                <span>{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {all !== undefined && lines !== undefined && total > lines.length && <Link to={all.to}>{t(all.words)}</Link>}
    </Card>
  )
}
