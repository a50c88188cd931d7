import { say } from '@innkeeper/protocol/say'
import { paths } from '#paths.ts'
import type { RecordKind } from '#record/record-kind.ts'
import type { NearbyPlace } from './nearby-words.ts'

const listAt = (property: string) => paths.generalInfo(property, 'nearby')

/** Nearby places as records. */
export const nearbyPlaces: RecordKind<NearbyPlace> = {
  calls: { create: 'area/create', update: 'area/update', delete: 'area/delete', history: 'area/history' },
  listAt,
  at: listAt,
  words: {
    all: say('Địa điểm lân cận', 'Nearby places'),
    list: say('danh sách địa điểm lân cận', 'the nearby places'),
    add: say('Thêm địa điểm', 'Add a place'),
    empty: say(
      'Chưa có địa điểm nào. Chọn từ gợi ý hoặc thêm địa điểm của mình.',
      'There is no place yet. Choose from the suggestions or add one of your own.',
    ),
    acts: { delete: say('Xoá địa điểm', 'Delete the place') },
    page: {
      one: say('Địa điểm', 'Place'),
      what: say('địa điểm', 'the place'),
      fresh: say('Địa điểm mới', 'New place'),
      save: say('Lưu địa điểm', 'Save the place'),
      created: say('Đã thêm địa điểm {name}.', 'The place {name} is added.'),
      saved: say('Đã lưu địa điểm {name}.', 'The place {name} is saved.'),
      afterCreate: say('Đại lý và khách thấy địa điểm này sau khi thêm.', 'Agents and guests see the place once it is added.'),
    },
    deleted: say('Đã xoá địa điểm {name}.', 'The place {name} is deleted.'),
    delete: {
      question: say('Xoá {name} khỏi địa điểm lân cận?', 'Delete {name} from the nearby places?'),
      remove: say('Xoá địa điểm', 'Delete the place'),
    },
  },
}
