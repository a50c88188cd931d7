import { say } from '#say.ts'

/** After how many minutes people are told of a booking that a connected system has not acknowledged. */
export const unfetchedMinutes = 15

/** What they are told: in the bell, and by email. */
export const unfetchedWords = {
  title: say('Kết nối {name} chưa nhận đặt phòng sau {minutes} phút', 'The connection {name} has not taken bookings for {minutes} minutes'),
  letter: say(
    `{title}.

Hệ thống bên kia có thể đang dừng, hoặc khoá đã hết hiệu lực. Đến khi nó nhận, hãy nhập các đặt phòng này ở đó bằng tay.

Mở Innkeeper, mục Kết nối hệ thống, để xem chi tiết.
`,
    `{title}.

The other system may have stopped, or its key may no longer hold. Until it takes these bookings, enter them there by hand.

Open Innkeeper, Connected systems, for the details.
`,
  ),
} as const
