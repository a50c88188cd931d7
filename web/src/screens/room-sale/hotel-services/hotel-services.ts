import { hotelServiceCalls } from '@innkeeper/protocol/calls/room-sale/hotel-service'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { paths } from '#paths.ts'
import type { ListedRecord, RecordKind } from '#record/record-kind.ts'
import type { OnSale } from '#record/sale/use-sale.ts'

/** A service as it is read. */
export type HotelServiceRow = AnswerOf<'service/list-service'>['rows'][number]

/** The packages that may include a service. */
export type Choices = AnswerOf<'service/get-choices'>

/** What the call takes that changes a service. */
export const hotelServiceInput = hotelServiceCalls['service/update'].input

/** Whether a booking has it, a cancelled one too: then it cannot be deleted. */
export const isInUse = ({ results }: Pick<HotelServiceRow, 'results'>): boolean => results.bookings + results.cancelled > 0

/** Services as records. */
export const hotelServices: RecordKind<ListedRecord & { readonly active: boolean }> = {
  calls: { create: 'service/create', update: 'service/update', delete: 'service/delete', history: 'service/history' },
  listAt: paths.hotelServices,
  at: paths.hotelService,
  states: ({ active }) => [active ? onSale : offSale],
  words: {
    all: say('Dịch vụ', 'Services'),
    list: say('danh sách dịch vụ', 'the services'),
    add: say('Thêm dịch vụ', 'Add a service'),
    empty: say(
      'Chưa có dịch vụ nào. Thêm bữa sáng, xe đón hay spa để đại lý đặt cùng phòng.',
      'There is no service yet. Add a breakfast, a transfer or a spa, which agents book with rooms.',
    ),
    acts: { delete: say('Xoá dịch vụ', 'Delete the service') },
    page: {
      one: say('Dịch vụ', 'Service'),
      what: say('dịch vụ', 'the service'),
      fresh: say('Dịch vụ mới', 'New service'),
      save: say('Lưu dịch vụ', 'Save the service'),
      created: say('Đã tạo dịch vụ {name}.', 'The service {name} is created.'),
      saved: say('Đã lưu dịch vụ {name}.', 'The service {name} is saved.'),
      afterCreate: say('Đặt phòng đã có không đổi giá.', 'Bookings that are made already keep their price.'),
    },
    deleted: say('Đã xoá dịch vụ {name}.', 'The service {name} is deleted.'),
    delete: {
      question: say('Xoá dịch vụ {name}?', 'Delete the service {name}?'),
      remove: say('Xoá dịch vụ', 'Delete the service'),
    },
  },
}

/** How a service is put on and off sale. */
export const serviceSale: OnSale = {
  path: 'service/change-status',
  nowOn: say('Dịch vụ {name} đang bán.', 'The service {name} is on sale.'),
  nowOff: say('Dịch vụ {name} đã ngừng bán.', 'The service {name} is off sale.'),
  takeOff: say('Ngừng bán dịch vụ', 'Take the service off sale'),
}

const onSale = { words: say('Đang bán', 'On sale'), tone: 'green', icon: 'check' } as const
const offSale = { words: say('Ngừng bán', 'Off sale'), tone: 'grey', icon: 'ban' } as const
