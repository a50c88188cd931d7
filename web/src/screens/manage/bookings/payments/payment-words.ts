import { say, type Saying } from '@innkeeper/protocol/say'

/** The title of the list of transactions. */
export const paymentsTitle = say('Giao dịch thu chi', 'Transactions')
/** The words that lead to a new transaction. */
export const recordWords = say('Ghi giao dịch', 'Record a transaction')

/** How a booking is named by its code, of rooms or of tickets. */
export const bookingNamed = (ofTickets: boolean): Saying => (ofTickets ? ticketsNamed : roomsNamed)

const roomsNamed = say('{code}', '{code}')
const ticketsNamed = say('Đặt vé {code}', 'Ticket booking {code}')
