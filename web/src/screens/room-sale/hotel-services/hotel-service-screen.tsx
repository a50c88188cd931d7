import { useRead } from '#kit/calls/use-read.ts'
import { RecordScreen } from '#record/record-screen.tsx'
import { HotelServiceEdit } from './form/hotel-service-edit.tsx'
import { hotelServices } from './hotel-services.ts'

/** A service: a new one, or one that is looked at and changed. */
export const HotelServiceScreen = () => {
  const choices = useRead('service/get-choices', {})
  return (
    <RecordScreen
      kind={hotelServices}
      detail="service/detail"
      besides={choices}
      renderPage={(place) => choices.data !== undefined && <HotelServiceEdit {...place} choices={choices.data} />}
    />
  )
}
