import { HotelImagesScreen } from '#screens/hotel-information/general-info/images/hotel-images-screen.tsx'
import { RoomTypeImagesScreen } from '#screens/hotel-information/room-type/room-type-images-screen.tsx'
import { photoOf } from '../photos.ts'
import { at, id, pressed, read, type ActCase } from './act-case.ts'

const first = { ...photoOf(1), main: true }
const second = { ...photoOf(2), main: false }
const list = { version: 4, changedAt: at, changedBy: 'Lê Thu Hà', images: [first, second] }
const saved = { ...list, version: 5, images: [{ ...second, main: true }] }
const taken = pressed('button', /^Take Photo 1 out/u)

/** What is done with the photos that a property and its room types show. */
export const photoActs: readonly ActCase[] = [
  {
    call: 'info/update-image',
    part: <HotelImagesScreen />,
    reads: { 'info/get-images': read(list) },
    readsAfter: { 'info/get-images': read(saved) },
    fill: taken,
    presses: ['Save the photos'],
    sends: { version: 4, images: [second.id] },
    answer: saved,
    told: 'Photos of the property saved: 1.',
    needs: 'HOTEL_IMAGE_2',
  },
  {
    call: 'room/update-images',
    part: <RoomTypeImagesScreen />,
    address: `/${id}`,
    reads: { 'room/images': read(list) },
    readsAfter: { 'room/images': read(saved) },
    fill: taken,
    presses: ['Save the photos'],
    sends: { id, version: 4, images: [second.id] },
    answer: saved,
    told: 'Photos of the room type saved: 1.',
    needs: 'ROOM_IMAGE_2',
  },
]
