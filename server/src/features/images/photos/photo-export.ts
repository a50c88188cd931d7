import type { FileColumn } from '@innkeeper/protocol/format/csv-file'
import { formatDate } from '@innkeeper/protocol/format/format'
import { imageCategories } from '@innkeeper/protocol/codes/image-categories'
import type { Photo } from '@innkeeper/protocol/shapes/photo'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { writeFile } from '#kit/dear/write-file.ts'
import type { RawJson } from '#kit/request/raw-json.ts'
import { placesOf } from './photo-places.ts'

const columns: readonly FileColumn<Photo>[] = [
  { head: say('Tên tệp', 'File name'), cell: ({ fileName }) => fileName },
  { head: say('Loại ảnh', 'Kind of photo'), cell: ({ category }, language) => speak(imageCategories[category], language) },
  { head: say('Chú thích tiếng Việt', 'Vietnamese caption'), cell: ({ captionVi }) => captionVi },
  { head: say('Chú thích tiếng Anh', 'English caption'), cell: ({ captionEn }) => captionEn },
  { head: say('Rộng (px)', 'Width (px)'), cell: ({ width }) => width },
  { head: say('Cao (px)', 'Height (px)'), cell: ({ height }) => height },
  { head: say('Dùng ở', 'Used in'), cell: (photo, language) => placesOf(photo, language) },
  { head: say('Ngày tải lên', 'Uploaded on'), cell: ({ createdAt }) => formatDate(createdAt.slice(0, 10)) },
  { head: say('Người tải lên', 'Uploaded by'), cell: ({ createdBy }) => createdBy },
]

/** The library as a file for spreadsheets. */
export const photosFile = (photos: readonly Photo[], language: Language): Promise<RawJson> =>
  writeFile(say('thu-vien-anh', 'photos'), columns, photos, language)
