import { say } from '@innkeeper/protocol/say'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { askAgainWhenAnswered } from '#kit/calls/ask-again.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { late, lateUnasked } from '#kit/loading/late.tsx'
import { useSession, type Session } from '#kit/session/session-context.ts'
import { merchantOf, ownProperty } from '#kit/session/session.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { useScreenTitle } from '#kit/page/use-title.ts'
import { screenAt } from '#screen-at.ts'
import { Announcements } from '../announcement/announcements.tsx'
import { LeftMenu } from './menu/left-menu.tsx'
import { PhoneBar } from './menu/phone-bar.tsx'
import { useRail } from './shell-state.ts'
import styles from './shell.module.css'
import { TopBar } from './top-bar/top-bar.tsx'
import { useShellKeys } from './use-shell-keys.ts'
import { linksOf, visibleMenu, type MenuArea } from '../visible-menu.ts'

// What a press opens is loaded by the first press.
const JumpDialog = late(async () => (await import('./jump/jump-dialog.tsx')).JumpDialog)
const CompletenessDialog = late(async () => (await import('./completeness/completeness-dialog.tsx')).CompletenessDialog)
const KeysDialog = late(async () => (await import('./keys/keys-dialog.tsx')).KeysDialog)
// Seen by administrators alone.
const VisitBar = lateUnasked(async () => (await import('./visit/visit-bar.tsx')).VisitBar)
const PhoneMenu = late(async () => (await import('./menu/phone-menu.tsx')).PhoneMenu)

type Opening = 'menu' | 'jump' | 'completeness' | 'keys'

/** The frame of an area's screens: top bar, menu, content; on a phone a drawer and a bar below. */
export const Shell = ({ area }: { area: MenuArea }) => {
  const t = useSay()
  const { language } = useLanguage()
  const isPhone = useIsPhone()
  const { codes, user, hotel, property } = useSession()
  const path = useLocation({ select: (location) => location.pathname })
  const [open, setOpen] = useState<Opening | null>(null)
  const [opened, setOpened] = useState({ menu: false, jump: false, completeness: false, keys: false })
  const show = (what: Opening) => {
    setOpened({ ...opened, [what]: true })
    setOpen(what)
  }
  const close = () => setOpen(null)
  // The keys have no button of their own.
  const opener = open === 'keys' ? null : open
  const screen = screenAt(path)
  const [rail, toggleRail] = useRail(screen?.wantsRoom ?? false)
  useScreenTitle(screen?.title)
  const reader = {
    codes,
    merchant: merchantOf(property),
    language,
    path,
    isAdministrator: isAdministrator(user),
    kind: hotel?.kind,
  }
  const groups = visibleMenu(area, reader)
  useShellKeys({ toggleRail, showKeys: () => show('keys') })
  useMenuMark(isPhone ? 'none' : rail ? 'rail' : 'wide')
  const content = useContentFocus(path)
  const queries = useQueryClient()
  useEffect(() => askAgainWhenAnswered(queries), [queries])
  return (
    <div className={styles['shell']}>
      <a href="#content" data-skip onClick={(event) => skip(event, content.current)}>
        {t(skipWords)}
      </a>
      <TopBar home={area.base} open={opener} show={show} />
      <Visit />
      <div className={styles['middle']}>
        {!isPhone && <LeftMenu groups={groups} rail={rail} toggleRail={toggleRail} />}
        <main id="content" ref={content} tabIndex={-1} className={styles['content']}>
          <Outlet />
        </main>
      </div>
      {isPhone && <PhoneBar path={path} />}
      <Announcements />
      {isPhone && opened.menu && <PhoneMenu open={opener} show={show} onClose={close} groups={groups} />}
      {opened.jump && <JumpDialog open={open === 'jump'} onClose={close} links={linksOf(groups)} />}
      {opened.keys && <KeysDialog open={open === 'keys'} onClose={close} path={path} />}
      {opened.completeness && <CompletenessDialog open={open === 'completeness'} onClose={close} />}
    </div>
  )
}

/** An administrator who entered the property is told so on each of its screens. */
const Visit = () => {
  const { property, user } = useSession()
  return property !== ownProperty && typeof user?.type === 'string' ? <VisitBar /> : null
}

// Tells the page how wide the menu is, for what stands beside it.
const useMenuMark = (mark: 'none' | 'rail' | 'wide'): void => {
  useEffect(() => {
    document.documentElement.dataset['menu'] = mark
    return () => {
      delete document.documentElement.dataset['menu']
    }
  }, [mark])
}

// On another screen a reader begins at its content, not where the pressed link was.
const useContentFocus = (path: string) => {
  const content = useRef<HTMLElement>(null)
  const former = useRef(path)
  useEffect(() => {
    if (former.current === path) return
    former.current = path
    if (content.current?.contains(document.activeElement) === false) content.current.focus({ preventScroll: true })
  }, [path])
  return content
}

// Where a screen says what it is about, the reader begins there, behind its tools.
const skip = (event: MouseEvent, content: HTMLElement | null): void => {
  const begin = content?.querySelector<HTMLElement>('[data-begin]')
  if (begin === null || begin === undefined) return
  event.preventDefault()
  begin.focus({ preventScroll: true })
}

const skipWords = say('Bỏ qua đến nội dung', 'Skip to the content')

const isAdministrator = (user: Session['user']): boolean => typeof user?.type === 'string'
