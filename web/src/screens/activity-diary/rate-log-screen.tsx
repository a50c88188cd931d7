import { LogScreen } from './log-screen.tsx'

/** `/u/{hotelId}/hotel/activityDiaryUpdateBulk`: what was done to prices and restrictions. */
export function RateLogScreen() {
  return <LogScreen key="rates" kind="rates" />
}
