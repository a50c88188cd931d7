import { cutText, hotelTitleLength } from '@innkeeper/rules/text/cut-text'
import { say } from '@innkeeper/protocol/say'
import { useId, useRef, useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { DropPanel } from '#ui/dialogs/drop-panel.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { Tooltip } from '#ui/buttons/tooltip.tsx'
import { useHotelName } from './hotel-name.ts'
import styles from './top-bar.module.css'
import { useSwitchProperty } from './use-switch-property.ts'
import { walkMenu } from '../menu/walk-menu.ts'

/** The property's logo and its name, cut at 50 characters and whole on hover and focus; the person's other properties behind it. */
export const PropertySwitcher = () => {
  const nameOf = useHotelName()
  const { hotel, hotels } = useSession()
  if (hotel === null) return null
  const name = nameOf(hotel)
  return (
    <>
      {hotel.logo !== null && <img src={hotel.logo} alt="" className={styles['logo']} />}
      {hotels.some((other) => other.id !== hotel.id) ? <Switcher current={hotel.id} name={name} /> : <PropertyName name={name} />}
    </>
  )
}

const Switcher = ({ current, name }: { current: string; name: string }) => {
  const t = useSay()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const words = t(switchWords, { name })
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['property']}
        aria-label={words}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Tooltip words={name}>
          <span className={styles['name']}>{cutText(name, hotelTitleLength)}</span>
        </Tooltip>
        <Icon name="selector" />
      </button>
      {open && (
        <DropPanel id={id} opener={button} side="below-start" role="menu" label={words} onClose={() => setOpen(false)} onKeyDown={walkMenu}>
          <Properties current={current} close={() => setOpen(false)} />
        </DropPanel>
      )}
    </>
  )
}

const Properties = ({ current, close }: { current: string; close: () => void }) => {
  const nameOf = useHotelName()
  const { hotels } = useSession()
  const switchTo = useSwitchProperty()
  const go = (id: string) => {
    close()
    switchTo(id)
  }
  return hotels.map((one) => (
    <button key={one.id} type="button" role="menuitem" disabled={one.id === current} className={styles['item']} onClick={() => go(one.id)}>
      <Icon name={one.kind === 'hotel' ? 'building' : 'ticket'} />
      <span>{nameOf(one)}</span>
      {one.id === current && <Icon name="check" />}
    </button>
  ))
}

const PropertyName = ({ name }: { name: string }) => {
  const cut = cutText(name, hotelTitleLength)
  if (cut === name) return <span className={styles['name']}>{name}</span>
  return (
    <Tooltip words={name}>
      <button type="button" className={styles['property']} aria-label={name}>
        <span className={styles['name']}>{cut}</span>
      </button>
    </Tooltip>
  )
}

const switchWords = say('{name}, chuyển sang chỗ nghỉ khác', '{name}, switch to another property')
