import { LogList } from './log-list.tsx'

/** `/u/{hotelId}/hotel/activityDiaryUpdateBulk`: what was done to prices and restrictions. */
export function RateLogScreen() {
  return <LogList key="rates" kind="rates" />
}
