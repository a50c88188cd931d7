import type { promotionForm } from '@innkeeper/protocol/calls/room-sale/promotion-fields'
import { say } from '@innkeeper/protocol/say'
import type { z } from 'zod'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'

/** What the promotion would have done by itself to the bookings of last month. */
export const LastMonth = ({ promotion }: { promotion: z.output<typeof promotionForm> }) => {
  const t = useSay()
  const format = useFormat()
  const { data } = useRead('promotion/try-last-month', { promotion }, { keep: true })
  if (data === undefined) return null
  const values = {
    held: data.held,
    all: data.bookings,
    month: `${data.from.slice(5, 7)}/${data.from.slice(0, 4)}`,
    amount: format.money(data.amount),
  }
  return <p className="note">{t(data.bookings === 0 ? nothing : words, values)}</p>
}

const words = say(
  'Nếu đã bật trong tháng {month}: {held} trên {all} đặt phòng đủ điều kiện, tổng {amount}.',
  'If it had been on in {month}, it would have applied to {held} of {all} bookings: {amount} in all.',
)
const nothing = say('Tháng {month} không có đặt phòng để thử.', 'There were no bookings in {month} to try it on.')
