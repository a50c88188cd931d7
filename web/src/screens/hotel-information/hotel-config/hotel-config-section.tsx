import { holdsAll, type FunctionCode } from '@innkeeper/protocol/access'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSession } from '#kit/session/session-context.ts'
import { paths, type HotelConfigPart } from '#paths.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/page/tabs.tsx'

type HotelConfigSectionProps = {
  /** Which of the section's parts is shown. */
  part: HotelConfigPart
  /** Right of the title: at most one primary act. */
  acts?: ReactNode
  children: ReactNode
}

/** The frame of the hotel configuration: its title, and a tab for each part that the person may see. */
export const HotelConfigSection = ({ part, acts, children }: HotelConfigSectionProps) => {
  const { codes, property } = useSession()
  const tabs = hotelConfigParts
    .filter((one) => holdsAll(codes, [one.code]))
    .map(({ key, words }) => ({ key, words, to: paths.hotelConfig(property, key) }))
  return (
    <Page>
      <PageHead title={title} acts={acts} />
      <Tabs words={partsWords} current={part} tabs={tabs} />
      {children}
    </Page>
  )
}

/** What each part of the hotel configuration is called, and the right to see it. */
export const hotelConfigParts: readonly { readonly key: HotelConfigPart; readonly words: Saying; readonly code: FunctionCode }[] = [
  { key: 'general', words: say('Chung', 'General'), code: 'GENERAL_CONFIG_1' },
  { key: 'payment', words: say('Chính sách thanh toán', 'Payment policies'), code: 'PAYMENT_POLICY_1' },
  { key: 'cancellation', words: say('Chính sách huỷ', 'Cancellation policies'), code: 'CANCELLATION_POLICY_1' },
  { key: 'paygate', words: say('Cổng thanh toán', 'Payment gateway'), code: 'PAYMENT_GATEWAY_1' },
]

const title = say('Cấu hình khách sạn', 'Hotel configuration')
const partsWords = say('Các phần của cấu hình', 'Parts of the configuration')
