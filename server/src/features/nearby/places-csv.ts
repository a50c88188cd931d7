import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { landmarkKinds } from '@innkeeper/protocol/codes/landmark-kinds'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'

type Place = CallOutput<'area/get-all'>[number]

/** Nearby places as a file for spreadsheets, in the given order. */
export const placesFile = (places: FileRows<Place>, language: Language): ListFile =>
  writeFile(say('dia-diem-lan-can', 'nearby-places'), columns, places, language)

const columns: readonly FileColumn<Place>[] = [
  { head: say('Tên tiếng Việt', 'Vietnamese name'), cell: ({ nameVi }) => nameVi },
  { head: say('Tên tiếng Anh', 'English name'), cell: ({ nameEn }) => nameEn },
  { head: say('Loại', 'Kind'), cell: ({ kind }, language) => speak(landmarkKinds[kind], language) },
  { head: say('Khoảng cách (m)', 'Distance (m)'), cell: ({ distance }) => distance ?? '' },
  { head: say('Đi bộ, ước tính (phút)', 'On foot, estimated (min)'), cell: ({ travel }) => (travel?.by === 'foot' ? travel.minutes : '') },
  { head: say('Đi xe, ước tính (phút)', 'By car, estimated (min)'), cell: ({ travel }) => (travel?.by === 'car' ? travel.minutes : '') },
  { head: say('Vĩ độ', 'Latitude'), cell: ({ latitude }) => latitude ?? '' },
  { head: say('Kinh độ', 'Longitude'), cell: ({ longitude }) => longitude ?? '' },
]
