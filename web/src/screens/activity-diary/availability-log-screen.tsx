import { LogScreen } from './log-screen.tsx'

/** `/u/{hotelId}/hotel/activityDiaryUpdateRoomAvail`: what was done to rooms on sale, closings and release periods. */
export function AvailabilityLogScreen() {
  return <LogScreen key="rooms" kind="rooms" />
}
