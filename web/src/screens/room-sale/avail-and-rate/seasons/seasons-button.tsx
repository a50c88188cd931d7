import { useState } from 'react'
import { late } from '#kit/loading/late.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { useDesk } from '../model/desk.ts'
import { seasons } from './seasons.ts'

const SeasonsDialog = late(async () => (await import('./seasons-dialog.tsx')).SeasonsDialog)

/** Opens the seasons; once they are closed, the bands above the nights are read again. */
export const SeasonsButton = () => {
  const { loader, store } = useDesk()
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    loader.stale(store.calendar.first, store.calendar.last)
  }
  return (
    <>
      <IconButton icon="calendar-event" words={seasons.words.all} onClick={() => setOpen(true)} opens={{ kind: 'dialog', open }} />
      {open && <SeasonsDialog onClose={close} />}
    </>
  )
}
