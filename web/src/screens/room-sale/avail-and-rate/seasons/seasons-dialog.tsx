import { formatRange } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useLack } from '#kit/session/rights.ts'
import { DeleteFreeRecord } from '#record/deleting/delete-free-record.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { SeasonDialog } from './season-dialog.tsx'
import { seasons, type Season } from './seasons.ts'
import styles from './seasons.module.css'

type Open = { readonly act: 'change' | 'delete'; readonly season: Season | null }

/** The property's seasons: added, moved and deleted here once for all that use them. */
export const SeasonsDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useSay()
  const read = useRead('season/get-all', {})
  const [open, setOpen] = useState<Open | null>(null)
  const mayChange = useLack('season/update') === undefined
  const all = read.data ?? []
  const season = all.find(({ id }) => id === open?.season?.id) ?? open?.season ?? null
  const close = () => setOpen(null)
  if (open?.act === 'change') {
    const others = all.filter(({ id }) => id !== season?.id)
    return <SeasonDialog season={season} others={others} readAgain={read.again} onClose={close} />
  }
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={seasons.words.all}
        acts={
          <>
            <Button words={closeWords} onClick={onClose} />
            {mayChange && (
              <Button words={seasons.words.add} look="primary" icon="plus" onClick={() => setOpen({ act: 'change', season: null })} />
            )}
          </>
        }
      >
        {read.error !== null && <Failed what={seasons.words.list} error={read.error} again={read.again} />}
        {read.loading && <Skeleton rows={3} height={40} />}
        {read.data?.length === 0 && <p>{t(seasons.words.empty)}</p>}
        <ul className={styles['seasons']}>
          {all.map((one) => (
            <SeasonRow key={one.id} season={one} mayChange={mayChange} open={(act) => setOpen({ act, season: one })} />
          ))}
        </ul>
      </Dialog>
      {open?.act === 'delete' && season !== null && <DeleteFreeRecord record={season} kind={seasons} says={pricesStay} onClose={close} />}
    </>
  )
}

type SeasonRowProps = { season: Season; mayChange: boolean; open: (act: Open['act']) => void }

const SeasonRow = ({ season, mayChange, open }: SeasonRowProps) => {
  const t = useSay()
  const name = t(nameOf(season))
  return (
    <li>
      <i data-color={season.color} className={styles['color']} />
      <span>
        <b>{name}</b> {formatRange(season.fromDay, season.toDay)}
      </span>
      {/* Who may only look sees it there, with the reason. */}
      <IconButton icon="edit" words={changeSeason} values={{ name }} onClick={() => open('change')} />
      {mayChange && <IconButton icon="trash" words={deleteSeason} values={{ name }} onClick={() => open('delete')} />}
    </li>
  )
}

const closeWords = say('Đóng', 'Close')
const changeSeason = say('Sửa mùa {name}', 'Change the season {name}')
const deleteSeason = say('Xoá mùa {name}', 'Delete the season {name}')
const pricesStay = say('Giá và phòng của các đêm này giữ nguyên.', 'Prices and rooms of these nights stay as they are.')
