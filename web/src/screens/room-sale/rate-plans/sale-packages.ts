import { say } from '@innkeeper/protocol/say'
import { paths } from '#paths.ts'
import type { ListedRecord, RecordKind } from '#record/record-kind.ts'
import { saleState } from './rate-plan-words.ts'

/** Sale packages as records. */
export const salePackages: RecordKind<ListedRecord & { readonly active: boolean }> = {
  calls: { create: 'plan/create', update: 'plan/update', delete: 'plan/delete', history: 'plan/history', copy: 'plan/copy' },
  listAt: paths.salePackages,
  at: paths.salePackage,
  states: ({ active }) => [saleState(active)],
  words: {
    all: say('Gói bán', 'Sale packages'),
    list: say('danh sách gói bán', 'the sale packages'),
    add: say('Thêm gói bán', 'Add a package'),
    empty: say('Chưa có gói bán nào. Thêm gói đầu tiên để bán phòng.', 'There is no package yet. Add the first one to sell rooms.'),
    acts: { copy: say('Sao chép gói', 'Copy the package'), delete: say('Xoá gói', 'Delete the package') },
    page: {
      one: say('Gói bán', 'Sale package'),
      what: say('gói bán', 'the sale package'),
      fresh: say('Gói bán mới', 'New package'),
      save: say('Lưu gói bán', 'Save the package'),
      created: say('Đã tạo gói {name}.', 'The package {name} is created.'),
      saved: say('Đã lưu gói {name}.', 'The package {name} is saved.'),
      afterCreate: say(
        'Sau khi tạo, đặt giá từng đêm ở Phòng trống và giá.',
        'Once it is created, set the price of each night in Availability and price.',
      ),
    },
    deleted: say('Đã xoá gói {name}.', 'The package {name} is deleted.'),
    delete: {
      question: say('Xoá gói {name}?', 'Delete the package {name}?'),
      remove: say('Xoá gói', 'Delete the package'),
    },
  },
}
