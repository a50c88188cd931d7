import { say } from '@innkeeper/protocol/say'

/** What ticket bookings are called, as the title of their list. */
export const ticketsTitle = say('Đặt vé', 'Ticket bookings')
