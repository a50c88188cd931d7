import type { NotSellable } from '@innkeeper/rules/property/why-not-sellable'
import { useEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import { useSession } from '#kit/session/session-context.ts'
import type { Desk } from '../../model/desk.ts'
import { rowsShown, type GridRow, type Room } from '../../model/grid-rows.ts'
import { notSellableRooms } from '../../model/nights/not-sellable.ts'
import { remembered } from '../../model/remembered.ts'
import { useWatched } from '../../model/watched.ts'

/** The rows that are shown: as folded and filtered, those that sell nothing at the bottom. What is folded is remembered. */
export const useRows = (desk: Desk): readonly GridRow[] => {
  const facts = useWatched(desk.store.facts)
  const folded = useWatched(desk.folded)
  const filter = useWatched(desk.filter)
  useRememberedFolds(desk)
  const rooms = facts?.rooms
  // They sink once, when the rooms are read: a row must not move away under a person who closes its last night.
  const sunk = useMemo(() => sunkIn(desk.store, rooms ?? []), [desk, rooms])
  const notSellable = useNotSellable(desk, rooms)
  return useMemo(() => rowsShown(rooms ?? [], { folded, filter, sunk, notSellable }), [rooms, folded, filter, sunk, notSellable])
}

// Looked at again when nights are read or saved; it stays the same value while nothing in it changes, for all rows depend on it.
const useNotSellable = ({ store, loader }: Desk, rooms: readonly Room[] | undefined): ReadonlyMap<string, NotSellable> => {
  const [known, setKnown] = useState<ReadonlyMap<string, NotSellable>>(new Map())
  useEffect(() => {
    const look = () => {
      const next = notSellableRooms(store, rooms ?? [])
      setKnown((now) => (JSON.stringify([...now]) === JSON.stringify([...next]) ? now : next))
    }
    look()
    const stopLoads = loader.state.listen(look)
    const stopSaves = store.counts.listen(look)
    return () => {
      stopLoads()
      stopSaves()
    }
  }, [store, loader, rooms])
  return known
}

const sunkIn = (store: Desk['store'], rooms: readonly Room[]): ReadonlySet<string> =>
  new Set(rooms.filter((room) => !room.active || isShutThroughout(store, room)).map(({ id }) => id))

const isShutThroughout = ({ calendar, nights }: Desk['store'], room: Room): boolean => {
  const read = calendar.days.flatMap((_, at) => (at >= calendar.todayAt && nights.isRead(at) ? [at] : []))
  return read.length > 0 && read.every((at) => nights.room(room.id, at).closed)
}

const useRememberedFolds = ({ folded, store }: Desk): void => {
  const { hotel } = useSession()
  const name = `folded:${hotel?.id ?? ''}`
  useEffect(() => {
    const memory = remembered(name, z.array(z.string()).nullable(), null)
    const kept = memory.read()
    if (kept !== null) folded.set(new Set(kept))
    // Until a person folds something, what sells nothing is folded by itself.
    const stopFacts = store.facts.listen(() => {
      if (memory.read() === null && folded.get().size === 0) folded.set(sunkIn(store, store.facts.get()?.rooms ?? []))
    })
    const stopFolds = folded.listen(() => memory.keep([...folded.get()]))
    return () => {
      stopFacts()
      stopFolds()
    }
  }, [name, folded, store])
}
