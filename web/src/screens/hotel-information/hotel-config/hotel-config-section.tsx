import { say } from '@innkeeper/protocol/say'
import { paths, type HotelConfigPart } from '#paths.ts'
import { Section, type SectionPart, type SectionProps } from '#ui/page/section/section.tsx'

/** The frame of the hotel configuration. */
export const HotelConfigSection = (props: SectionProps<HotelConfigPart>) => (
  <Section {...props} title={title} partsWords={partsWords} parts={hotelConfigParts} at={paths.hotelConfig} />
)

/** What each part of the hotel configuration is called, and the right to see it. */
export const hotelConfigParts: readonly SectionPart<HotelConfigPart>[] = [
  { key: 'general', words: say('Chung', 'General'), code: 'GENERAL_CONFIG_1' },
  { key: 'payment', words: say('Chính sách thanh toán', 'Payment policies'), code: 'PAYMENT_POLICY_1' },
  { key: 'cancellation', words: say('Chính sách huỷ', 'Cancellation policies'), code: 'CANCELLATION_POLICY_1' },
  { key: 'paygate', words: say('Cổng thanh toán', 'Payment gateway'), code: 'PAYMENT_GATEWAY_1' },
]

const title = say('Cấu hình khách sạn', 'Hotel configuration')
const partsWords = say('Các phần của cấu hình', 'Parts of the configuration')
