import { lateUnasked } from '#kit/loading/late.tsx'
import { useAnnouncements } from './use-announcements.ts'

// Most days nothing is announced: what shows it is loaded when there is something.
const AnnouncementPopup = lateUnasked(async () => (await import('./announcement-popup.tsx')).AnnouncementPopup)

/** What the platform announces now, one after another, or what was opened from the bell. */
export const Announcements = () => {
  const { shown, asks, close } = useAnnouncements()
  if (shown === null) return null
  return <AnnouncementPopup key={shown.id} announcement={shown} asks={asks} close={close} />
}
