import { LogList } from './log-list.tsx'

/** `/u/{hotelId}/hotel/activityDiaryUpdateBulk`: what was done to prices and restrictions. */
export const RateLogScreen = () => <LogList key="rates" kind="rates" />
