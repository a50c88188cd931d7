import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { landmarkKinds } from '@innkeeper/protocol/landmark-kinds'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { csvText } from '../../kit/csv.ts'

type Place = CallOutput<'area/get-all'>[number]
type Column = { readonly head: Saying; readonly cell: (place: Place, language: Language) => string | number }

/** Nearby places as the file of a spreadsheet, in the order given. */
export const placesFile = (places: readonly Place[], language: Language): CallOutput<'area/export'> => ({
  fileName: speak(say('dia-diem-lan-can.csv', 'nearby-places.csv'), language),
  mediaType: 'text/csv; charset=utf-8',
  text: csvText([
    columns.map(({ head }) => speak(head, language)),
    ...places.map((place) => columns.map(({ cell }) => cell(place, language))),
  ]),
})

const columns: readonly Column[] = [
  { head: say('Tên tiếng Việt', 'Vietnamese name'), cell: ({ nameVi }) => nameVi },
  { head: say('Tên tiếng Anh', 'English name'), cell: ({ nameEn }) => nameEn },
  { head: say('Loại', 'Kind'), cell: ({ kind }, language) => speak(landmarkKinds[kind], language) },
  { head: say('Khoảng cách (m)', 'Distance (m)'), cell: ({ distance }) => distance ?? '' },
  { head: say('Đi bộ, ước tính (phút)', 'On foot, estimated (min)'), cell: ({ travel }) => (travel?.by === 'foot' ? travel.minutes : '') },
  { head: say('Đi xe, ước tính (phút)', 'By car, estimated (min)'), cell: ({ travel }) => (travel?.by === 'car' ? travel.minutes : '') },
  { head: say('Vĩ độ', 'Latitude'), cell: ({ latitude }) => latitude ?? '' },
  { head: say('Kinh độ', 'Longitude'), cell: ({ longitude }) => longitude ?? '' },
]
