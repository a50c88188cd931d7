import { DiaryList } from './diary-list.tsx'

/** `/u/{hotelId}/hotel/activityDiaryHotelInfor`: what was done to the property's information. */
export const InformationLogScreen = () => <DiaryList key="information" log="information" />
