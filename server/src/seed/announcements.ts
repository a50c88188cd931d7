import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '#kit/transaction/transaction.ts'

const hour = 3_600_000
const day = 24 * hour

type Sample = {
  readonly titleVi: string
  readonly titleEn: string
  /** Start and end, in milliseconds from now. */
  readonly from: number
  readonly until: number
  readonly fromRelease?: true
  readonly slides: readonly (readonly [vi: string, en: string])[]
}

// None is shown now: a popup would cover everything that a visitor of the demonstration wants to see.
const samples: readonly Sample[] = [
  {
    titleVi: 'Bảo trì hệ thống đêm Chủ nhật',
    titleEn: 'System maintenance on Sunday night',
    from: 30 * day,
    until: 31 * day,
    slides: [
      [
        'Từ 01:00 đến 02:00 sáng Chủ nhật, giá và phòng trống chỉ xem được, chưa sửa được. Đặt phòng của đại lý vẫn vào như thường.',
        'From 01:00 to 02:00 on Sunday morning rates and availability can be seen but not changed. Bookings of agents come in as ever.',
      ],
      ['Cần sửa gấp trong giờ này, gọi tổng đài 1800 6163.', 'If something must be changed in that hour, call the hotline 1800 6163.'],
    ],
  },
  {
    titleVi: 'Lưới giá có hoàn tác',
    titleEn: 'The rate grid can be undone',
    from: -20 * day,
    until: -6 * day,
    fromRelease: true,
    slides: [
      [
        'Mỗi lần lưu giá hay phòng trống là một thao tác có số. Bấm Hoàn tác, hoặc Ctrl Z, để trả lại như trước.',
        'Each save of rates or availability is one numbered operation. Press Undo, or Ctrl Z, to put back what was there.',
      ],
      [
        'Đêm nào đã có người khác sửa sau đó thì được liệt kê và bỏ qua, trừ khi chọn.',
        'Nights that somebody else has changed since are listed and left out, unless ticked.',
      ],
    ],
  },
]

/** Writes announcements of the platform: one that waits for its time, and a release note that was announced. */
export const seedAnnouncements = async (tx: Tx, { now, person }: { readonly now: Date; readonly person: string }): Promise<void> => {
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
  const rows = samples.map((sample) => ({ ...sample, id: uuidv7() }))
  await tx.db
    .insertInto('announcement')
    .values(
      rows.map(({ id, titleVi, titleEn, from, until, fromRelease = false }) => ({
        announcement_id: id,
        title_vi: titleVi,
        title_en: titleEn,
        shown_from: at(from),
        shown_until: at(until),
        from_release: fromRelease,
        told_at: fromRelease ? at(from) : null,
        changed_at: at(-21 * day),
        changed_by: person,
      })),
    )
    .execute()
  await tx.db
    .insertInto('announcement_slide')
    .values(rows.flatMap(({ id, slides }) => slides.map(([vi, en], index) => slideOf(id, index + 1, { vi, en }))))
    .execute()
}

const slideOf = (id: string, slideNo: number, text: { readonly vi: string; readonly en: string }) => ({
  announcement_id: id,
  slide_no: slideNo,
  content_vi: text.vi,
  content_en: text.en,
})
