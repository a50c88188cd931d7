import { say } from '@innkeeper/protocol/say'
import { paths, type ConfigBePart } from '#paths.ts'
import { Section, type SectionPart, type SectionProps } from '#ui/page/section/section.tsx'

/** The frame of the settings of the property's own site and letters. */
export const ConfigBeSection = (props: SectionProps<ConfigBePart>) => (
  <Section {...props} title={title} partsWords={partsWords} parts={configBeParts} at={paths.configBe} />
)

/** What each part of these settings is called, and the right to see it. */
export const configBeParts: readonly SectionPart<ConfigBePart>[] = [
  { key: 'look', words: say('Giao diện', 'Look'), code: 'BE_SETTINGS_1' },
  { key: 'email', words: say('Gửi email', 'Sending emails'), code: 'BE_SETTINGS_1' },
  { key: 'letters', words: say('Loại email', 'Kinds of emails'), code: 'BE_SETTINGS_1' },
  { key: 'visits', words: say('Lượt xem', 'Visits'), code: 'BE_SETTINGS_1' },
]

const title = say('Cấu hình trang đặt phòng', 'Booking engine settings')
const partsWords = say('Các phần của cấu hình trang đặt phòng', 'Parts of the booking engine settings')
