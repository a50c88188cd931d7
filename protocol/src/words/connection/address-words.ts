import { say } from '#say.ts'

/** After how many minutes people are told of an address that takes nothing. */
export const failingMinutes = 60

/** What an address of a connection is told of. */
export type ToldOf = 'bookings' | 'nights'

/** What people are told of an address that fails, and of one that works again: in the bell, and by email. */
export const addressNewsWords = {
  bookings: {
    fails: {
      title: say(
        'Địa chỉ của kết nối {name} không nhận đặt phòng đã hơn {minutes} phút',
        'The address of the connection {name} has not taken bookings for more than {minutes} minutes',
      ),
      letter: say(
        `{title}.

Innkeeper vẫn gửi lại, thưa dần. Thay đổi của đặt phòng mà một ngày chưa nhận thì ngừng gửi.

Mở Innkeeper, mục Kết nối hệ thống, để xem vì sao và gửi lại.
`,
        `{title}.

Innkeeper keeps trying, less often each time. A change of a booking that was not taken for a day is given up.

Open Innkeeper, Connected systems, to see why and to send again.
`,
      ),
    },
    works: {
      title: say('Địa chỉ của kết nối {name} nhận đặt phòng trở lại', 'The address of the connection {name} takes bookings again'),
      letter: say(
        `{title}.

Thay đổi đang chờ được gửi theo thứ tự. Thay đổi đã ngừng gửi thì không tự gửi lại: mở Innkeeper, mục Kết nối hệ thống, để gửi lại.
`,
        `{title}.

The changes that wait are sent in order. Those that were given up are not sent by themselves: open Innkeeper, Connected systems, to send them again.
`,
      ),
    },
  },
  nights: {
    fails: {
      title: say(
        'Địa chỉ của kết nối {name} không nhận phòng trống và giá đã hơn {minutes} phút',
        'The address of the connection {name} has not taken availability and prices for more than {minutes} minutes',
      ),
      letter: say(
        `{title}.

Phòng trống và giá ở hệ thống bên kia có thể đã cũ. Innkeeper vẫn gửi lại, thưa dần.

Mở Innkeeper, mục Kết nối hệ thống, để xem vì sao và gửi lại.
`,
        `{title}.

The availability and the prices in the other system may be out of date. Innkeeper keeps trying, less often each time.

Open Innkeeper, Connected systems, to see why and to send again.
`,
      ),
    },
    works: {
      title: say(
        'Địa chỉ của kết nối {name} nhận phòng trống và giá trở lại',
        'The address of the connection {name} takes availability and prices again',
      ),
      letter: say(
        `{title}.

Những đêm đã đổi trong lúc đó được gửi với giá trị hiện tại.
`,
        `{title}.

The nights that changed meanwhile are sent as they are now.
`,
      ),
    },
  },
} as const
