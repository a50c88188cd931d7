import { say } from '@innkeeper/protocol/say'
import { useEffect, useEffectEvent } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { useCompleteness } from '#kit/property/use-completeness.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { Icon } from '#ui/look/icon.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { KeyHint } from '#ui/buttons/key-hint.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { LanguageSwitch } from '../../language-switch.tsx'
import { Mark } from '../../mark.tsx'
import { SchemeSwitch } from '../../scheme-switch.tsx'
import { Account } from './account.tsx'
import { Bell } from '../bell/bell.tsx'
import { CompletenessRing } from '../completeness/completeness-ring.tsx'
import { jumpWords } from '../jump/jump-words.ts'
import { PropertyStateBadge } from './property-state.tsx'
import { PropertySwitcher } from './property-switcher.tsx'
import styles from './top-bar.module.css'

type TopBarProps = {
  /** Where the mark leads. */
  home: string
  /** What is open over the page, and how to open it. */
  open: 'menu' | 'jump' | 'completeness' | null
  show: (what: 'menu' | 'jump' | 'completeness') => void
}

/** The bar at the top: where one is, the search, what is new, and who one is. */
export const TopBar = ({ home, open, show }: TopBarProps) => {
  const openJump = () => show('jump')
  useJumpKey(openJump)
  if (useIsPhone()) return <PhoneTopBar show={show} />
  return (
    <header className={styles['bar']}>
      <Home to={home} />
      <PropertySwitcher />
      <ShownState />
      <span className={styles['space']} />
      <SearchBox openJump={openJump} />
      <CompletenessRing open={open === 'completeness'} onOpen={() => show('completeness')} />
      <Bell />
      <LanguageSwitch />
      <SchemeSwitch />
      <Account />
    </header>
  )
}

const PhoneTopBar = ({ show }: Pick<TopBarProps, 'show'>) => {
  return (
    <header className={styles['bar']}>
      <IconButton icon="menu-2" words={menuWords} onClick={() => show('menu')} opens={{ kind: 'dialog', open: false }} />
      <div className={styles['where']}>
        <PropertySwitcher />
        <ShownState plain />
      </div>
      <IconButton icon="search" words={jumpWords} onClick={() => show('jump')} />
      <Bell />
    </header>
  )
}

// What is shown is the state by what is on file; the stored one follows within a minute.
const ShownState = ({ plain = false }: { plain?: boolean }) => {
  const { hotel } = useSession()
  const status = useCompleteness()?.data
  return hotel === null ? null : <PropertyStateBadge state={status?.state ?? hotel.state} plain={plain} />
}

const Home = ({ to }: { to: string }) => {
  const t = useSay()
  return (
    <Link to={to} className={styles['home']} aria-label={t(homeWords)}>
      <Mark />
    </Link>
  )
}

const SearchBox = ({ openJump }: { openJump: () => void }) => {
  const t = useSay()
  return (
    <button type="button" className={styles['search']} aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={openJump}>
      <Icon name="search" />
      <span>{t(jumpWords)}</span>
      <KeyHint keys="Ctrl K" />
    </button>
  )
}

const useJumpKey = (openJump: () => void): void => {
  const jump = useEffectEvent(openJump)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        jump()
      }
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

const menuWords = say('Mở thanh điều hướng', 'Open the menu')
const homeWords = say('Innkeeper, về màn hình đầu', 'Innkeeper, to the first screen')
