import { Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { say } from '@innkeeper/protocol/say'
import { useId, useState, type KeyboardEvent } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { Icon } from '#ui/look/icon.tsx'
import styles from './jump-dialog.module.css'
import { jumpGroups } from './jump-groups.ts'
import { jumpTargets, type JumpTarget } from './jump-targets.ts'
import { jumpWords } from './jump-words.ts'
import { keepJump, recentJumps } from './recent-jumps.ts'
import { useFoundThings } from './use-found-things.ts'
import type { MenuLink } from '../../visible-menu.ts'
import { useGo } from '../use-go.ts'
import { MantineFrame } from '#ui/look/mantine-frame.tsx'

type JumpDialogProps = { open: boolean; onClose: () => void; links: readonly MenuLink[] }

/** Jumps to a screen or a booking: type, arrows, Enter. */
export const JumpDialog = ({ open, onClose, links }: JumpDialogProps) => {
  const t = useSay()
  return (
    <MantineFrame>
      <Modal.Root
        opened={open}
        onClose={onClose}
        size={560}
        yOffset="10dvh"
        lockScroll={false}
        transitionProps={{ transition: 'fade', duration: 120 }}
        classNames={{ content: styles['content'] ?? '', body: styles['body'] ?? '', overlay: styles['overlay'] ?? '' }}
      >
        <Modal.Overlay />
        <Modal.Content>
          <Modal.Title className="hidden-words">{t(jumpWords)}</Modal.Title>
          <Modal.Body>
            <JumpBox links={links} onClose={onClose} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineFrame>
  )
}

const JumpBox = ({ links, onClose }: Omit<JumpDialogProps, 'open'>) => {
  const t = useSay()
  const listId = useId()
  const go = useGo()
  const { property, hotel, codes } = useSession()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const things = useFoundThings(typed)
  const [recent] = useState(() => recentJumps(property, { codes, kind: hotel?.kind }))
  const searcher = { bookingsOf: hotel === null ? null : property, opener: { codes, kind: hotel?.kind }, recent, t }
  const groups = jumpGroups([...jumpTargets(typed, links, searcher), ...things], recent)
  const targets = groups.flatMap((group) => group.targets)
  const current = targets[Math.min(at, targets.length - 1)]
  const jump = (target: JumpTarget | undefined) => {
    if (target === undefined) return
    keepJump(property, target)
    onClose()
    go(target)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Enter' && event.ctrlKey && current !== undefined) {
      keepJump(property, current)
      window.open(current.to)
    } else if (event.key === 'Enter') jump(current)
    if (step === 0 || targets.length === 0) return
    event.preventDefault()
    setAt((Math.min(at, targets.length - 1) + step + targets.length) % targets.length)
  }
  return (
    <>
      <div className={styles['line']}>
        <Icon name="search" size={18} />
        <input
          data-autofocus
          type="search"
          role="combobox"
          aria-label={t(jumpWords)}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={current === undefined ? undefined : `${listId}${current.key}`}
          placeholder={t(jumpWords)}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Targets listId={listId} groups={groups} current={current} go={jump} />
    </>
  )
}

type TargetsProps = {
  listId: string
  groups: ReturnType<typeof jumpGroups>
  current: JumpTarget | undefined
  go: (target: JumpTarget) => void
}

const Targets = ({ listId, groups, current, go }: TargetsProps) => {
  const t = useSay()
  if (groups.length === 0) return <p className={styles['nothing']}>{t(nothing)}</p>
  return (
    <div id={listId} role="listbox" aria-label={t(resultWords)} className={styles['targets']}>
      {groups.map(({ words, targets }) => (
        <div key={words.en} role="group" aria-label={t(words)}>
          <span aria-hidden className={styles['group']}>
            {t(words)}
          </span>
          {targets.map((target) => (
            <button
              key={target.key}
              id={`${listId}${target.key}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={target === current}
              className={styles['target']}
              onClick={() => go(target)}
            >
              <Icon name={target.icon} />
              {target.words}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

const resultWords = say('Kết quả', 'Results')
const nothing = say('Không có gì khớp.', 'Nothing matches.')
