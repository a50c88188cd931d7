import type { Loaders } from '#screen.ts'
import type { activityDiaryScreens } from '#screen-table/activity-diary.ts'

/** How each of these screens is loaded. */
export const activityDiaryLoaders: Loaders<typeof activityDiaryScreens> = {
  '/u/$hotelId/hotel/activityDiary': async () => (await import('#screens/activity-diary/diary/system-log-screen.tsx')).SystemLogScreen,
  '/u/$hotelId/hotel/activityDiaryHotelInfor': async () =>
    (await import('#screens/activity-diary/diary/information-log-screen.tsx')).InformationLogScreen,
  '/u/$hotelId/hotel/activityDiaryUpdateBulk': async () => (await import('#screens/activity-diary/rate-log-screen.tsx')).RateLogScreen,
  '/u/$hotelId/hotel/activityDiaryUpdateRoomAvail': async () =>
    (await import('#screens/activity-diary/availability-log-screen.tsx')).AvailabilityLogScreen,
}
