import type { Saying } from '@innkeeper/protocol/say'
import { useEffect, useRef } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Link } from '../buttons/link.tsx'
import styles from './tabs.module.css'

/** A named view: where it is, what it is called, how many it holds. */
export type Tab = { readonly key: string; readonly words: Saying; readonly to: string; readonly count?: number | undefined }

/** Named views of a list or parts of a record, each with its own address. */
export const Tabs = ({ words, tabs, current }: { words: Saying; tabs: readonly Tab[]; current: string }) => {
  const t = useSay()
  const format = useFormat()
  const bar = useRef<HTMLElement>(null)
  // Where the tabs are wider than the page, as on a phone, the current one is brought into sight.
  const place = tabs.findIndex((tab) => tab.key === current)
  useEffect(() => {
    const tab = bar.current?.children.item(place)
    if (bar.current && tab instanceof HTMLElement) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2
  }, [place])
  return (
    <nav ref={bar} data-tabs aria-label={t(words)} className={styles['tabs']}>
      {tabs.map((tab) => (
        <Link key={tab.key} to={tab.to} className={styles['tab']} aria-current={tab.key === current ? 'page' : undefined}>
          {t(tab.words)}
          {tab.count !== undefined && <span className={styles['count']}>{format.number(tab.count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
