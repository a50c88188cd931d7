import { LogList } from './log-list.tsx'

/** `/u/{hotelId}/hotel/activityDiaryUpdateRoomAvail`: what was done to rooms on sale, closings and release periods. */
export const AvailabilityLogScreen = () => <LogList key="rooms" kind="rooms" />
