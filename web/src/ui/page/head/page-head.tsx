import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useTitle } from '#kit/page/use-title.ts'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'
import { GuideLink } from './guide-link.tsx'
import styles from './page-head.module.css'

type PageHeadProps = {
  title: Saying
  values?: SayingValues | undefined
  /** A state beside the title. */
  badge?: ReactNode
  /** Right: at most one primary act. */
  acts?: ReactNode
  crumbs?: readonly Crumb[] | undefined
}

/** The head of a page: title left with the way to its page of the guide, acts right, the way to it above; the browser's tab bears the title too. */
export const PageHead = ({ title, values, badge, acts, crumbs }: PageHeadProps) => {
  const t = useSay()
  useTitle(title, values)
  return (
    <header className={styles['head']}>
      <div className={styles['titles']}>
        {crumbs !== undefined && <Breadcrumb crumbs={crumbs} />}
        <div className={styles['line']}>
          <h1>{t(title, values)}</h1>
          {badge}
          <GuideLink />
        </div>
      </div>
      {acts !== undefined && <div className={styles['acts']}>{acts}</div>}
    </header>
  )
}
