import { Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '../../kit/language.tsx'
import { useSession } from '../../kit/session-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { cutAt, useHotelName } from './hotel-name.ts'
import styles from './top-bar.module.css'
import { useSwitchProperty } from './use-switch-property.ts'

const longestName = 50

/** The property's name, cut at 50 characters and whole on hover and focus; the person's other properties behind it. */
export function PropertySwitcher() {
  const t = useSay()
  const nameOf = useHotelName()
  const { hotel, hotels } = useSession()
  const switchTo = useSwitchProperty()
  if (hotel === null) return null
  const name = nameOf(hotel)
  if (!hotels.some((other) => other.id !== hotel.id)) return <PropertyName name={name} />
  return (
    <Menu
      position="bottom-start"
      offset={6}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles['dropdown'] ?? '', item: styles['item'] ?? '' }}
    >
      <Menu.Target>
        <button type="button" className={styles['property']} aria-label={t(switchWords, { name })}>
          <Tooltip words={name}>
            <span className={styles['name']}>{cutAt(name, longestName)}</span>
          </Tooltip>
          <Icon name="selector" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {hotels.map((other) => (
          <Menu.Item
            key={other.id}
            onClick={() => switchTo(other.id)}
            disabled={other.id === hotel.id}
            leftSection={<Icon name={other.kind === 'hotel' ? 'building' : 'ticket'} />}
            rightSection={other.id === hotel.id ? <Icon name="check" /> : undefined}
          >
            {nameOf(other)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function PropertyName({ name }: { name: string }) {
  const cut = cutAt(name, longestName)
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
