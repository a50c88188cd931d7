import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useSession } from '#kit/session/session-context.ts'
import type { VisitCount } from './visit-sums.ts'

/** What the screen calls the visits of a site. */
export type VisitWords = {
  /** What is counted, as the sums, the table and the file call it. */
  readonly counts: Readonly<Record<VisitCount, Saying>>
  /** The parts of the views of a day. */
  readonly found: Saying
  readonly notAsked: Saying
  /** The share of the searches. */
  readonly ofSearches: Saying
  /** Why nothing was found; what is said where everything was found; and which reason counts. */
  readonly why: Saying
  readonly allFound: Saying
  readonly whichReason: Saying
}

/** The words of the kind of the property that is open: a hotel's guests search for rooms, a park's look at days. */
export const useVisitWords = (): VisitWords => visitWords[useSession().hotel?.kind ?? 'hotel']

const view = say('Lượt xem trang', 'Views')
const paid = say('Đã xác nhận', 'Confirmed')
const noRoom = say('Tìm không có kết quả', 'Searches without result')
const noTicket = say('Xem ngày không có vé', 'Days without tickets')

const visitWords: Readonly<Record<PropertyKind, VisitWords>> = {
  hotel: {
    counts: {
      view,
      search: say('Lượt tìm phòng', 'Searches'),
      noResult: noRoom,
      chosen: say('Chọn gói', 'Stays chosen'),
      started: say('Gửi đơn đặt', 'Booking forms sent'),
      booked: say('Đặt phòng', 'Bookings'),
      paid,
    },
    found: say('Tìm có kết quả', 'Searches with a result'),
    notAsked: say('Xem mà không tìm', 'Views without a search'),
    ofSearches: say('{percent} lượt tìm', '{percent} of searches'),
    why: say('Vì sao tìm không có kết quả', 'Why searches found nothing'),
    allFound: say('Mọi lượt tìm đều có kết quả.', 'Every search found something.'),
    whichReason: say('Lý do của gói bán gần đặt được nhất.', 'The reason of the sale package that came nearest to being booked.'),
  },
  playground: {
    counts: {
      view,
      search: say('Lượt xem theo ngày', 'Days looked at'),
      noResult: noTicket,
      chosen: say('Chọn vé', 'Tickets chosen'),
      started: say('Gửi đơn mua', 'Order forms sent'),
      booked: say('Đặt vé', 'Ticket bookings'),
      paid,
    },
    found: say('Xem ngày có vé', 'Days with tickets'),
    notAsked: say('Xem mà không chọn ngày', 'Views without a day'),
    ofSearches: say('{percent} lượt xem theo ngày', '{percent} of days looked at'),
    why: say('Vì sao ngày được xem không có vé', 'Why days looked at had no tickets'),
    allFound: say('Ngày nào được xem cũng có vé.', 'Every day looked at had tickets.'),
    whichReason: say('Lý do của vé gần mua được nhất.', 'The reason of the ticket that came nearest to being bought.'),
  },
}
