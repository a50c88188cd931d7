import type { Photo } from '@innkeeper/protocol/shapes/photo'

/** A photo as the library answers it. */
export const photoOf = (number: number, more: Partial<Photo> = {}): Photo => ({
  id: `01900000-0000-7000-8000-0000000004${String(number).padStart(2, '0')}`,
  category: 'room',
  captionVi: `Ảnh ${number}`,
  captionEn: `Photo ${number}`,
  fileName: `photo-${number}.jpg`,
  width: 1920,
  height: 1280,
  bytes: 840_000,
  sizes: [{ width: 320, url: `/files/${number}-320.webp` }],
  createdAt: '2026-11-21T08:20:00.000000Z',
  createdBy: 'Lê Thu Hà',
  usedIn: [],
  ...more,
})
