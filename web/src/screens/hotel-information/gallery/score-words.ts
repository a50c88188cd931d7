import { imageCategories } from '@innkeeper/protocol/codes/image-categories'
import { say, speak, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import type { PhotoAdvice } from '@innkeeper/rules/photo/photo-score'
import { paths } from '#paths.ts'
import type { PhotoFactsRead } from './gallery-filter.ts'

/** An advice as it is shown: what to do, and where. */
export type AdviceShown = {
  readonly key: string
  readonly words: Saying
  readonly values: SayingValues
  readonly to: string
  /** It is done where photos are added to the library. */
  readonly here: boolean
}

type Asking = {
  readonly property: string
  readonly roomTypes: PhotoFactsRead['roomTypes']
  /** The person may put the property's own photos together. */
  readonly mayChoose: boolean
}

/** What an advice says, and the address of the place where it is done. */
export const adviceShown = (advice: PhotoAdvice, { property, roomTypes, mayChoose }: Asking): AdviceShown => {
  const values = { missing: advice.missing }
  const { reason } = advice
  switch (reason) {
    case 'main':
      return { key: reason, words: addMain, values, to: paths.generalInfo(property, 'images'), here: false }
    case 'captions':
      return { key: reason, words: addCaptions, values, to: paths.gallery(property, { lack: reason }), here: false }
    case 'resolution':
      return { key: reason, words: replace, values, to: paths.gallery(property, { lack: reason }), here: false }
    case 'room': {
      const { roomTypeId } = advice
      const room = roomTypes.find(({ id }) => id === roomTypeId)
      const words = withName(addToRoom, { vi: room?.nameVi ?? '', en: room?.nameEn ?? '' })
      return { key: roomTypeId, words, values, to: paths.roomType(property, roomTypeId, 'images'), here: false }
    }
    default: {
      const kind = lowered(imageCategories[reason])
      const to = mayChoose ? paths.generalInfo(property, 'images', { category: reason }) : paths.gallery(property, { category: reason })
      return { key: reason, words: withName(advice.inLibrary ? chooseKind : addKind, kind), values, to, here: !mayChoose }
    }
  }
}

const withName = (words: Saying, name: Saying): Saying => ({
  vi: speak(words, 'vi', { name: name.vi, missing: '{missing}' }),
  en: speak(words, 'en', { name: name.en, missing: '{missing}' }),
})

const lowered = ({ vi, en }: Saying): Saying => ({ vi: vi.toLocaleLowerCase('vi'), en: en.toLocaleLowerCase('en') })

const addMain = say('Chọn ảnh chính cho khách sạn', 'Choose the main photo of the property')
const addKind = say('Thêm ảnh {name}', 'Add a photo of the {name}')
const chooseKind = say('Đưa ảnh {name} trong thư viện ra hiển thị', 'Show the library’s photo of the {name}')
const addToRoom = say('Thêm {missing} ảnh cho {name}', 'Add photos to {name}: {missing}')
const addCaptions = say('Viết chú thích hai ngôn ngữ: còn {missing} ảnh', 'Write captions in both languages: {missing} to go')
const replace = say('Thay {missing} ảnh có cạnh dài dưới 1.920 px', 'Replace photos under 1,920 px on the longer side: {missing}')
