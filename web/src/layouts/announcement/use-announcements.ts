import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { say } from '@innkeeper/protocol/say'
import { useEffect, useEffectEvent, useState } from 'react'
import { entryOf, hidingCookie, isHidden } from '#kit/alerts/hidden-announcements.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useAddress } from '#kit/page/use-address.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { announcementInAddress } from './announcement-in-address.ts'

/** An announcement as its reader sees it. */
export type Announcement = CallOutput<'announcement/current'>['announcements'][number]

const freshFor = 600_000
const closedName = 'closedAnnouncements'

/** The announcement to be shown now: the one that the address asks for, else the first that was neither hidden by its reader nor closed by them in this tab. */
export const useAnnouncements = (): {
  readonly shown: Announcement | null
  readonly asks: boolean
  readonly close: (never: boolean) => void
} => {
  const userName = useSession().user?.username ?? ''
  const [{ announcement: asked }, changeAddress] = useAddress(announcementInAddress)
  const [closed, setClosed] = useState(closedInTab)
  const current = useRead('announcement/current', {}, { freshFor })
  const wanted = useRead('announcement/current', { id: asked }, { when: asked !== '', freshFor })
  const leave = () => changeAddress({ announcement: '' })
  useGone(asked !== '' && wanted.data?.announcements.length === 0, leave)
  if (asked !== '') return { shown: wanted.data?.announcements[0] ?? null, asks: false, close: leave }
  const shown =
    current.data?.announcements.find(({ id }) => !closed.includes(entryOf(id, userName)) && !isHidden(document.cookie, id, userName)) ??
    null
  const close = (never: boolean) => {
    if (shown === null) return
    if (never) document.cookie = hidingCookie(document.cookie, shown.id, userName)
    const next = [...closed, entryOf(shown.id, userName)]
    window.sessionStorage.setItem(closedName, next.join(','))
    setClosed(next)
  }
  return { shown, asks: true, close }
}

// The bell keeps telling of a release note whose announcement was deleted or stopped since.
const useGone = (gone: boolean, leave: () => void): void => {
  const alerts = useAlerts()
  const tell = useEffectEvent(() => {
    alerts.error(goneWords)
    leave()
  })
  useEffect(() => {
    if (gone) tell()
  }, [gone])
}

const goneWords = say('Thông báo này không còn nữa.', 'This announcement is no longer there.')
const closedInTab = (): readonly string[] => (window.sessionStorage.getItem(closedName) ?? '').split(',')
