import { formatRange } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useAddress } from '#kit/page/use-address.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { GuideLink } from '#ui/page/head/guide-link.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { NoRoomTypes } from '#ui/property/no-room-types.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { useDesk } from '../model/desk.ts'
import { planRow, type Room } from '../model/grid-rows.ts'
import { useWatched } from '../model/watched.ts'
import { lookOf } from '../view/cells/look.ts'
import { NewDay } from '../view/new-day.tsx'
import { sizesAt } from '../view/zoom.ts'
import { CloseNight } from './close-night.tsx'
import { NightActs } from './night-acts.tsx'
import { NightList } from './night-list.tsx'
import { PhoneChoice } from './phone-choice.tsx'
import styles from './phone.module.css'
import { PhoneProblems } from './phone-problems.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useToldOnPhone } from './use-told-on-phone.tsx'

const nightsOnPhone = 7

/** Closing a night has an address of its own: today's page leads to it. */
const addressSchema = z.object({ close: z.enum(['', 'night']).catch('') })

/** Rates on a phone: one room type, one plan, seven nights; tap the first and the last night, then say what to do. */
export const PhoneRates = () => {
  const t = useSay()
  const desk = useDesk()
  const load = useWatched(desk.loader.state)
  const look = usePhoneLook()
  const [{ close }, change] = useAddress(addressSchema)
  const { from, show, range, setRange, rooms, room, row, chooseRoom, choosePlan } = useChosen()
  const isEmpty = useWatched(desk.store.facts)?.rooms.length === 0
  const told = useToldOnPhone({ look, view: { from, to: from + nightsOnPhone - 1 }, room, row, range })
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t(title)}</h1>
        <GuideLink />
        {desk.mayEdit && <Button words={closeNight} icon="lock" onClick={() => change({ close: 'night' }, { push: true })} />}
      </header>
      <NewDay />
      {load.error !== null && <Failed what={gridWords} error={load.error} again={desk.loader.again} readAt={load.readAt} />}
      {!isEmpty && <PhoneChoice rooms={rooms} room={room} plan={row?.plan} chooseRoom={chooseRoom} choosePlan={choosePlan} look={look} />}
      <Week from={from} show={show} />
      {told.part}
      <UndoBar look={look} />
      <PhoneProblems look={look} />
      {isEmpty ? (
        <NoRoomTypes />
      ) : room === undefined || !desk.store.nights.isRead(from) ? (
        <Skeleton rows={nightsOnPhone} height={64} />
      ) : (
        <NightList room={room} row={row} from={from} range={range} change={setRange} look={look} offers={told.offers} />
      )}
      {range !== null && room !== undefined && desk.mayEdit && (
        <NightActs room={room} row={row} range={range} look={look} done={() => setRange(null)} />
      )}
      {close === 'night' && desk.mayEdit && desk.store.nights.isRead(from) && (
        <CloseNight from={from} look={look} onClose={() => change({ close: '' })} />
      )}
    </div>
  )
}

const useChosen = () => {
  const desk = useDesk()
  const rooms = useWatched(desk.store.facts)?.rooms ?? noRooms
  const { calendar } = desk.store
  const [from, setFrom] = useState(calendar.todayAt)
  const [roomId, setRoomId] = useState('')
  const [planId, choosePlan] = useState('')
  const [range, setRange] = useState<NightRange | null>(null)
  useEffect(() => desk.loader.see(from, from + nightsOnPhone - 1), [desk, from])
  const room = rooms.find(({ id }) => id === roomId) ?? rooms.find(({ active }) => active) ?? rooms[0]
  const row = useMemo(() => {
    const plan = room?.plans.find(({ id }) => id === planId) ?? room?.plans[0]
    return room === undefined || plan === undefined ? null : planRow(room, plan)
  }, [room, planId])
  const show = (at: number) => {
    setFrom(Math.max(0, Math.min(calendar.days.length - nightsOnPhone, at)))
    setRange(null)
  }
  const chooseRoom = (id: string) => {
    setRoomId(id)
    setRange(null)
  }
  return { from, show, range, setRange, rooms, room, row, chooseRoom, choosePlan }
}

const noRooms: readonly Room[] = []

type NightRange = { readonly from: number; readonly to: number }

const Week = ({ from, show }: { readonly from: number; readonly show: (at: number) => void }) => {
  const { calendar } = useDesk().store
  const day = (at: number) => calendar.days[at] ?? calendar.last
  return (
    <nav className={styles['week']}>
      <IconButton icon="chevron-left" words={earlier} framed onClick={() => show(from - nightsOnPhone)} />
      <b>{formatRange(day(from), day(from + nightsOnPhone - 1))}</b>
      <IconButton icon="chevron-right" words={later} framed onClick={() => show(from + nightsOnPhone)} />
      <Button words={today} size="small" onClick={() => show(calendar.todayAt)} />
    </nav>
  )
}

const usePhoneLook = () => {
  const { language } = useLanguage()
  const desk = useDesk()
  const currency = useWatched(desk.store.facts)?.currency ?? 'VND'
  const look = useMemo(
    () => lookOf({ language, currency, zoom: 14, sizes: sizesAt(14, 0), fields: new Set(['vacant', 'price'] as const), layer: 'values' }),
    [language, currency],
  )
  useEffect(() => desk.look.set(look), [desk, look])
  return look
}

const title = say('Phòng trống và giá', 'Availability and price')
const closeNight = say('Đóng đêm', 'Close a night')
const earlier = say('Bảy đêm trước', 'Seven nights earlier')
const later = say('Bảy đêm sau', 'Seven nights later')
const today = say('Hôm nay', 'Today')
const gridWords = say('phòng trống và giá', 'availability and price')
