import { Drawer } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { closeWords } from '#ui/dialogs/dialog.tsx'
import { LanguageSwitch } from '../../language-switch.tsx'
import { SchemeSwitch } from '../../scheme-switch.tsx'
import { Account } from '../top-bar/account.tsx'
import { CompletenessRing } from '../completeness/completeness-ring.tsx'
import { Hotline } from '../hotline.tsx'
import { MenuGroups } from './left-menu.tsx'
import styles from './phone-menu.module.css'
import type { MenuGroup } from '../../visible-menu.ts'
import { MantineFrame } from '#ui/look/mantine-frame.tsx'

type PhoneMenuProps = {
  /** What is open over the page. */
  open: 'menu' | 'jump' | 'completeness' | null
  show: (what: 'completeness') => void
  onClose: () => void
  groups: readonly MenuGroup[]
}

/** The menu on a phone: a drawer, with what the top bar has no room for. */
export const PhoneMenu = ({ open, show, onClose, groups }: PhoneMenuProps) => {
  const t = useSay()
  return (
    <MantineFrame>
      <Drawer.Root
        opened={open === 'menu'}
        onClose={onClose}
        size={300}
        lockScroll={false}
        transitionProps={{ duration: 120 }}
        classNames={{
          content: styles['content'] ?? '',
          title: styles['title'] ?? '',
          body: styles['body'] ?? '',
          overlay: styles['overlay'] ?? '',
          close: styles['close'] ?? '',
        }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          <div className={styles['header']}>
            <Drawer.Title>{t(menuWords)}</Drawer.Title>
            <Drawer.CloseButton aria-label={t(closeWords)} iconSize={20} />
          </div>
          <Drawer.Body>
            <nav aria-label={t(menuWords)} className={styles['groups']}>
              <MenuGroups groups={groups} onGo={onClose} />
            </nav>
            <div className={styles['foot']}>
              <CompletenessRing named open={open === 'completeness'} onOpen={() => show('completeness')} />
              {!groups.some((group) => group.hotline) && <Hotline />}
              <div className={styles['line']}>
                <LanguageSwitch />
                <SchemeSwitch />
              </div>
              <Account />
            </div>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </MantineFrame>
  )
}

const menuWords = say('Điều hướng chính', 'Main navigation')
