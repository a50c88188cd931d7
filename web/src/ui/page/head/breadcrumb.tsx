import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import styles from './breadcrumb.module.css'
import { Icon } from '../../look/icon.tsx'
import { Link } from '../../buttons/link.tsx'

/** One step of the way to a page; the last has no address. */
export type Crumb = { readonly words: Saying; readonly to?: string }

/** The way to a page below list level. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const t = useSay()
  return (
    <nav aria-label={t(way)}>
      <ol className={styles['crumbs']}>
        {crumbs.map((crumb) => (
          <li key={crumb.words.en}>
            {crumb.to === undefined ? <span aria-current="page">{t(crumb.words)}</span> : <Link to={crumb.to}>{t(crumb.words)}</Link>}
            {crumb.to !== undefined && <Icon name="chevron-right" size={12} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const way = say('Đường dẫn', 'Breadcrumb')
