import { say } from '@innkeeper/protocol/say'
import { parkScreen } from './hotel-screen.ts'

/** The screens of the menu's section “tickets”, which parks have. */
export const ticketScreens = [
  parkScreen('hotel-manage/tickets/products', { guide: 'tickets', title: say('Sản phẩm vé', 'Ticket products'), codes: ['SERVICE_1'] }),
  parkScreen('hotel-manage/tickets/product/$id', { guide: 'tickets', title: say('Sản phẩm vé', 'Ticket product'), codes: ['SERVICE_1'] }),
  parkScreen('hotel-manage/tickets/calendar', {
    guide: 'tickets',
    title: say('Lịch vé và giá', 'Ticket calendar'),
    codes: ['AVAIL_RATE_1'],
  }),
  parkScreen('hotel-manage/tickets/gate', { guide: 'gate', title: say('Cổng vào', 'Gate'), codes: ['GATE_1'] }),
]
