import { say } from '@innkeeper/protocol/say'
import { hotelScreen, parkScreen, roomScreen } from './hotel-screen.ts'

/** The screens of the menu's section “manage”. */
export const manageScreens = [
  roomScreen('booking/list-booking', {
    guide: 'bookings',
    title: say('Danh sách đặt phòng', 'Bookings'),
    codes: ['BOOKING_LIST_1'],
  }),
  roomScreen('booking/detail/$code', {
    guide: 'bookings',
    title: say('Đặt phòng', 'Booking'),
    codes: ['BOOKING_LIST_1'],
  }),
  parkScreen('booking/list-ticket', {
    guide: 'ticket-bookings',
    title: say('Đặt vé', 'Ticket bookings'),
    codes: ['BOOKING_LIST_1'],
  }),
  parkScreen('booking/ticket/detail/$code', {
    guide: 'ticket-bookings',
    title: say('Đặt vé', 'Ticket booking'),
    codes: ['BOOKING_LIST_1'],
  }),
  roomScreen('booking/request-booking', {
    guide: 'requests',
    title: say('Yêu cầu đặt phòng', 'Booking requests'),
    codes: ['SEND_REQUEST_1'],
  }),
  roomScreen('booking/request-booking/by-agent', {
    guide: 'requests',
    title: say('Yêu cầu theo đại lý', 'Requests by agent'),
    codes: ['SEND_REQUEST_1'],
  }),
  roomScreen('booking/requestBookingDetail/$code', {
    guide: 'requests',
    title: say('Yêu cầu đặt phòng', 'Booking request'),
    codes: ['SEND_REQUEST_1'],
  }),
  hotelScreen('booking/list-transaction', {
    guide: 'transactions',
    title: say('Giao dịch thu chi', 'Transactions'),
    codes: ['TRANSACTION_1'],
  }),
  hotelScreen('booking/list-transaction/to-move', {
    guide: 'transactions',
    title: say('Phải thu, phải trả', 'Money to move'),
    codes: ['TRANSACTION_1'],
  }),
  hotelScreen('booking/list-transaction/statements', {
    guide: 'bank-statements',
    title: say('Sao kê ngân hàng', 'Bank statements'),
    codes: ['TRANSACTION_1'],
  }),
  hotelScreen('booking/list-transaction/monthly', {
    guide: 'monthly-statements',
    title: say('Đối soát tháng', 'Monthly statements'),
    codes: ['TRANSACTION_1'],
  }),
  hotelScreen('booking/list-transaction/monthly/$id', {
    guide: 'monthly-statements',
    title: say('Bảng đối soát tháng', 'Monthly statement'),
    codes: ['TRANSACTION_1'],
  }),
  hotelScreen('booking/transaction', {
    guide: 'transactions',
    title: say('Giao dịch', 'Transaction'),
    codes: ['TRANSACTION_1'],
  }),
  roomScreen('hotel/booking/detail', {
    guide: 'bookings',
    title: say('Đặt phòng', 'Booking'),
    codes: ['BOOKING_LIST_1'],
  }),
]
