import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { announcementInAddress } from '../../announcement/announcement-in-address.ts'
import { useAddress } from '#kit/page/use-address.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { paths } from '#paths.ts'
import { screenAt } from '#screen-at.ts'

/** A notification as the server tells it. */
export type Notification = CallOutput<'notification/show'>['notifications'][number]

/** What the bell reads first: the newest five. */
export const firstNotifications = { limit: 5, offset: 0 } as const
const newForMilliseconds = 60_000

/** What is new at the property, or for an administrator on the platform, counted; the newest is told when it has just come. */
export const useNotifications = () => {
  const { property, hotel } = useSession()
  const { language } = useLanguage()
  const router = useRouter()
  const [, showAnnouncement] = useAddress(announcementInAddress)
  const { data } = useRead('notification/show', firstNotifications)
  const { failure: failed } = useAlerts()
  const seen = useChange('notice/update-seen', { failed })
  const allSeen = useChange('notification/hiden', { failed })
  const wordsOf = (one: Notification) => one.content.find((content) => content.lang === language)?.name ?? one.title
  const open = (one: Notification) => {
    if (!one.seen) seen.send({ idNotice: one.key })
    if (one.fromRelease) return showAnnouncement({ announcement: one.detailCode }, { push: true })
    const path = one.link.replace(/^\//u, '')
    const to = hotel === null ? paths.adminScreen(path) : paths.screen(property, path)
    if (screenAt(to) !== undefined) void router.navigate({ href: to })
  }
  useToast(data?.notifications[0], { wordsOf, open })
  return {
    unseen: data?.unseen ?? 0,
    wordsOf,
    open,
    see: (one: Notification) => seen.send({ idNotice: one.key }),
    seeAll: () => allSeen.send({}),
  }
}

type ToastActs = { readonly wordsOf: (one: Notification) => string; readonly open: (one: Notification) => void }

// "A toast shows if the newest unseen notice is under 60 seconds old": once for each.
const useToast = (newest: Notification | undefined, acts: ToastActs): void => {
  const alerts = useAlerts()
  const told = useRef<string | null>(null)
  const tell = useEffectEvent((one: Notification) => {
    alerts.success(asItIs, { words: acts.wordsOf(one) }, { words: look, run: () => acts.open(one) })
  })
  useEffect(() => {
    if (newest === undefined || newest.seen || told.current === newest.key) return
    if (Date.now() - Date.parse(newest.createdDate.time) > newForMilliseconds) return
    told.current = newest.key
    tell(newest)
  }, [newest])
}

const asItIs = say('{words}', '{words}')
const look = say('Xem', 'View')
