import { Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import styles from './dialog.module.css'
import { MantineFrame } from '../look/mantine-frame.tsx'

type DialogProps = {
  open: boolean
  /** Called by Escape, the close button and a press outside. The form must keep what was typed. */
  onClose: () => void
  /** Names the thing that is decided on. */
  title: Saying
  values?: SayingValues | undefined
  children: ReactNode
  /** The acts, at the foot: the last one is the main one. */
  acts?: ReactNode
  /** Words beside the acts, such as a deadline. */
  foot?: ReactNode
}

/** A decision over the page, 600 px wide; on a phone a sheet from below with its acts at the thumb. */
export const Dialog = ({ open, onClose, title, values, children, acts, foot }: DialogProps) => {
  const t = useSay()
  return (
    <MantineFrame>
      <Modal.Root
        opened={open}
        onClose={onClose}
        size={600}
        centered
        lockScroll={false}
        zIndex={aboveSheets}
        transitionProps={{ transition: 'fade', duration: 160 }}
        classNames={dialogClasses}
      >
        <Modal.Overlay />
        <Modal.Content>
          <div className={styles['header']}>
            <Modal.Title>{t(title, values)}</Modal.Title>
            <Modal.CloseButton aria-label={t(closeWords)} iconSize={18} />
          </div>
          <Modal.Body>
            {children}
            {acts !== undefined && (
              <div className={styles['acts']}>
                <div className={styles['foot']}>{foot}</div>
                {acts}
              </div>
            )}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineFrame>
  )
}

// A panel is a sheet over the page on a phone, and may ask in a dialog.
const aboveSheets = 250

/** What closes a dialog or a panel. */
export const closeWords = say('Đóng cửa sổ', 'Close')

const dialogClasses = {
  inner: styles['inner'] ?? '',
  content: styles['content'] ?? '',
  title: styles['title'] ?? '',
  close: styles['close'] ?? '',
  body: styles['body'] ?? '',
  overlay: styles['overlay'] ?? '',
}
