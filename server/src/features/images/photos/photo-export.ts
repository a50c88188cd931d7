import { imageCategories } from '@innkeeper/protocol/codes/image-categories'
import type { Photo } from '@innkeeper/protocol/shapes/photo'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
import { placesOf } from './photo-places.ts'

const columns: readonly FileColumn<Photo>[] = [
  { head: say('Tên tệp', 'File name'), cell: ({ fileName }) => fileName },
  { head: say('Loại ảnh', 'Kind of photo'), cell: ({ category }, language) => speak(imageCategories[category], language) },
  { head: say('Chú thích tiếng Việt', 'Vietnamese caption'), cell: ({ captionVi }) => captionVi },
  { head: say('Chú thích tiếng Anh', 'English caption'), cell: ({ captionEn }) => captionEn },
  { head: say('Rộng (px)', 'Width (px)'), cell: ({ width }) => width },
  { head: say('Cao (px)', 'Height (px)'), cell: ({ height }) => height },
  { head: say('Dùng ở', 'Used in'), cell: (photo, language) => placesOf(photo, language) },
  { head: say('Ngày tải lên', 'Uploaded on'), type: 'day', cell: ({ createdAt }) => createdAt.slice(0, 10) },
  { head: say('Người tải lên', 'Uploaded by'), cell: ({ createdBy }) => createdBy },
]

/** The library as a file for spreadsheets. */
export const photosFile = (photos: FileRows<Photo>, language: Language): ListFile =>
  writeFile(say('thu-vien-anh', 'photos'), columns, photos, language)
