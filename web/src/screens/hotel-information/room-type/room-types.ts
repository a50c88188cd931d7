import { say } from '@innkeeper/protocol/say'
import { paths } from '#paths.ts'
import type { ListedRecord, RecordKind } from '#record/record-kind.ts'
import { saleState } from './room-type-words.ts'

/** Room types as records. */
export const roomTypes: RecordKind<ListedRecord & { readonly active: boolean; readonly plans?: number; readonly nightsOnSale?: number }> = {
  calls: { create: 'room/create', update: 'room/update', delete: 'room/delete', history: 'room/history', copy: 'room/copy' },
  listAt: paths.roomTypes,
  at: paths.roomType,
  afterCreateAt: paths.roomType,
  states: (room) => [saleState(room)],
  words: {
    all: say('Loại phòng', 'Room types'),
    list: say('danh sách loại phòng', 'the room types'),
    add: say('Thêm loại phòng', 'Add a room type'),
    empty: say(
      'Chưa có loại phòng nào. Thêm loại phòng đầu tiên để đặt giá và mở bán.',
      'There is no room type yet. Add the first one to set prices and sell.',
    ),
    acts: { copy: say('Sao chép loại phòng', 'Copy the room type'), delete: say('Xoá loại phòng', 'Delete the room type') },
    page: {
      one: say('Loại phòng', 'Room type'),
      what: say('loại phòng', 'the room type'),
      fresh: say('Loại phòng mới', 'New room type'),
      save: say('Lưu loại phòng', 'Save the room type'),
      created: say('Đã tạo loại phòng {name}.', 'The room type {name} is created.'),
      saved: say('Đã lưu loại phòng {name}.', 'The room type {name} is saved.'),
      afterCreate: say(
        'Tạo xong, trang này dẫn tiếp đến ảnh, gói bán và số phòng mở bán.',
        'Once it is created, this page leads on to photos, package and rooms on sale.',
      ),
    },
    deleted: say('Đã xoá loại phòng {name}.', 'The room type {name} is deleted.'),
    delete: {
      question: say('Xoá loại phòng {name}?', 'Delete the room type {name}?'),
      remove: say('Xoá loại phòng', 'Delete the room type'),
    },
  },
}
