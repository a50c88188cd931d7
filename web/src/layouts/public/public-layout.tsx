import { hotline } from '@innkeeper/protocol/words/platform/hotline'
import { say } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { lateUnasked } from '#kit/loading/late.tsx'
import { GuideLink } from '#ui/page/head/guide-link.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { Mark } from '../mark.tsx'
import { SchemeSwitch } from '../scheme-switch.tsx'
import styles from './public-layout.module.css'

// A picture that nobody waits for.
const Front = lateUnasked(async () => (await import('./front.tsx')).Front)

/** The layout of the screens that need no session: what is to be done left, the front of windows right; `wide` for a form of several columns. */
export const PublicLayout = ({ children, wide = false }: { children: ReactNode; wide?: boolean | undefined }) => {
  const t = useSay()
  return (
    <div className={styles['layout']}>
      <div className={styles['side']}>
        <header className={styles['head']}>
          <span className={styles['name']}>
            <Mark />
            {product}
          </span>
          <span className={styles['switches']}>
            <GuideLink />
            <SchemeSwitch />
            <LanguageSwitch />
          </span>
        </header>
        <main className={styles['main']} data-wide={wide}>
          {children}
        </main>
        <footer className={styles['foot']}>
          <span className={styles['hotline']}>
            <Icon name="phone" size={14} />
            {t(hotlineWords)} <a href={`tel:${hotline.replaceAll(' ', '')}`}>{hotline}</a>
          </span>
          <span>{t(everyDay)}</span>
        </footer>
      </div>
      <aside className={styles['front']} aria-hidden>
        <Front />
        <p>{t(motto)}</p>
      </aside>
    </div>
  )
}

const product = 'Innkeeper'
const hotlineWords = say('Tổng đài', 'Hotline')
const everyDay = say('Hỗ trợ mọi ngày', 'Support every day')
const motto = say('Mỗi ô cửa là một đêm phòng.', 'Every window is a room night.')
