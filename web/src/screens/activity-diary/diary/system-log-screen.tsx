import { DiaryList } from './diary-list.tsx'

/** `/u/{hotelId}/hotel/activityDiary`: everything that was done at the property. */
export const SystemLogScreen = () => <DiaryList key="system" log="system" />
