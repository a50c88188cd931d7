import { say } from '@innkeeper/protocol/say'
import { useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import type { ListPath } from '#kit/calls/use-list.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '../../buttons/button.tsx'
import { IconButton } from '../../buttons/icon-button.tsx'
import { Link } from '../../buttons/link.tsx'
import { DropPanel } from '../../dialogs/drop-panel.tsx'
import { Icon } from '../../look/icon.tsx'
import styles from './kept.module.css'
import { viewAddress, type KeptList, type KeptView } from './use-kept-lists.ts'
import { RenameView, SaveView } from './view-name.tsx'

type ViewChoiceProps = { list: { readonly name: ListPath; readonly narrowing: string }; kept: KeptList }

/** The views of a list that a person keeps: picked, renamed, deleted, and what is shown now kept as another. */
export const ViewChoice = ({ list, kept }: ViewChoiceProps) => {
  const t = useSay()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [naming, setNaming] = useState<KeptView | 'new' | null>(null)
  const address = viewAddress(list.narrowing, kept.hidden)
  const shown = kept.views.find((view) => view.address === address)
  const name = (what: KeptView | 'new') => {
    setOpen(false)
    setNaming(what)
  }
  return (
    <>
      <IconButton
        ref={button}
        icon="star"
        words={shown === undefined ? viewsWords : shownWords}
        values={{ name: shown?.name ?? '' }}
        pressed={shown !== undefined}
        framed
        opens={{ kind: 'dialog', open }}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <DropPanel
          opener={button}
          side="below-end"
          role="dialog"
          label={t(viewsWords)}
          className={styles['panel']}
          onClose={() => setOpen(false)}
        >
          {kept.views.length === 0 ? (
            <p className={styles['none']}>{t(none)}</p>
          ) : (
            <ul className={styles['views']}>
              {kept.views.map((view) => (
                <ViewLine
                  key={view.id}
                  list={list.name}
                  view={view}
                  shown={view.id === shown?.id}
                  picked={() => setOpen(false)}
                  rename={() => name(view)}
                />
              ))}
            </ul>
          )}
          <div className={styles['foot']}>
            <Button words={keepWords} icon="plus" look="quiet" size="small" reason={shown && keptAlready} onClick={() => name('new')} />
          </div>
        </DropPanel>
      )}
      {naming === 'new' && <SaveView list={list.name} address={address} onClose={() => setNaming(null)} />}
      {naming !== null && naming !== 'new' && <RenameView view={naming} onClose={() => setNaming(null)} />}
    </>
  )
}

type ViewLineProps = { list: ListPath; view: KeptView; shown: boolean; picked: () => void; rename: () => void }

const ViewLine = ({ list, view, shown, picked, rename }: ViewLineProps) => {
  const pathname = useLocation({ select: (location) => location.pathname })
  const alerts = useAlerts()
  const { name, address } = view
  const restore = useChange('list-view/create', { failed: alerts.failure })
  const remove = useChange('list-view/delete', {
    done: () => alerts.success(deleted, { name }, { words: undo, run: () => restore.send({ list, name, address }) }),
    failed: alerts.failure,
  })
  return (
    <li className={styles['view']}>
      <Link to={`${pathname}?${address}`} className={styles['name']} aria-current={shown || undefined} onClick={picked}>
        <span>{name}</span>
        {shown && <Icon name="check" size={16} />}
      </Link>
      <IconButton icon="edit" size="small" words={renameWords} values={{ name }} onClick={rename} />
      <IconButton icon="trash" size="small" words={deleteWords} values={{ name }} onClick={() => remove.send({ id: view.id })} />
    </li>
  )
}

const viewsWords = say('Bộ lọc đã lưu', 'Saved views')
const shownWords = say('Bộ lọc đã lưu: {name}', 'Saved views: {name}')
const none = say(
  'Lưu điều kiện lọc, thứ tự và cột đang xem để mở lại bằng một lần bấm.',
  'Save the filter, order and columns that you see, to open them in one press.',
)
const keepWords = say('Lưu bộ lọc đang xem', 'Save this view')
const keptAlready = say('Bộ lọc đang xem đã được lưu.', 'This view is saved.')
const renameWords = say('Đổi tên {name}', 'Rename {name}')
const deleteWords = say('Xoá {name}', 'Delete {name}')
const deleted = say('Đã xoá bộ lọc {name}.', 'The view {name} is deleted.')
const undo = say('Hoàn tác', 'Undo')
