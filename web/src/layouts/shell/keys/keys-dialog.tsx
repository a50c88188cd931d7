import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { screenAt } from '#screen-at.ts'
import styles from './keys-dialog.module.css'

type KeysDialogProps = { open: boolean; onClose: () => void; path: string }

/** The keys of the screen shown now, its own first. */
export const KeysDialog = ({ open, onClose, path }: KeysDialogProps) => {
  const isGrid = screenAt(path)?.path.endsWith('/avail-and-rate') === true
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {isGrid && <Keys title={gridTitle} keys={gridKeys} />}
      <Keys title={anywhere} keys={shellKeys} />
    </Dialog>
  )
}

type Key = readonly [keys: string, words: Saying]

const Keys = ({ title: heading, keys }: { title: Saying; keys: readonly Key[] }) => {
  const t = useSay()
  return (
    <section>
      <h3 className={styles['title']}>{t(heading)}</h3>
      <dl className={styles['keys']}>
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const title = say('Phím tắt', 'Keys')
const anywhere = say('Mọi màn hình', 'Any screen')
const gridTitle = say('Phòng trống và giá', 'Availability and price')
const shellKeys: readonly Key[] = [
  ['Ctrl K', say('Tìm màn hình, cài đặt, việc, đặt phòng', 'Find a screen, a setting, an action, a booking')],
  ['/', say('Đến phần tìm của màn hình', 'Go to the search of the screen')],
  ['[', say('Thu gọn, mở rộng danh mục', 'Narrow or widen the menu')],
  ['Esc', say('Đóng cái đang mở', 'Close what is open')],
  ['?', say('Các phím này', 'These keys')],
]
const gridKeys: readonly Key[] = [
  ['Enter, F2', say('Sửa đêm đang chọn', 'Change the selected night')],
  ['Shift ←→↑↓', say('Chọn nhiều đêm', 'Select more nights')],
  ['A', say('Đóng ngày đến', 'Closed to arrival')],
  ['D', say('Đóng ngày đi', 'Closed to departure')],
  ['S', say('Ngừng bán', 'Stop sell')],
  ['Delete', say('Về giá mặc định', 'Back to the default price')],
  ['Ctrl C, Ctrl V', say('Chép, dán', 'Copy, paste')],
  ['Ctrl D', say('Chép xuống', 'Fill down')],
  ['Ctrl Z, Ctrl Y', say('Hoàn tác, làm lại', 'Undo, redo')],
  ['Alt PageUp, Alt PageDown', say('Lùi, tới 7 đêm', 'Back, forward 7 nights')],
]
