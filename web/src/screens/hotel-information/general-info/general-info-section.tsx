import { say } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSession } from '#kit/session/session-context.ts'
import { paths, type GeneralInfoPart } from '#paths.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/page/tabs.tsx'
import { partsFor } from './general-info-parts.ts'

type GeneralInfoSectionProps = {
  /** Which of the section's parts is shown. */
  part: GeneralInfoPart
  /** Right of the title: at most one primary act. */
  acts?: ReactNode
  children: ReactNode
}

/** The frame of a property's general information: its title, and a tab for each part that the person may see. */
export const GeneralInfoSection = ({ part, acts, children }: GeneralInfoSectionProps) => {
  const { codes, property } = useSession()
  const tabs = partsFor(codes).map(({ key, words }) => ({ key, words, to: paths.generalInfo(property, key) }))
  return (
    <Page>
      <PageHead title={title} acts={acts} />
      <Tabs words={partsWords} current={part} tabs={tabs} />
      {children}
    </Page>
  )
}

const title = say('Thông tin chung', 'General info')
const partsWords = say('Các phần của thông tin chung', 'Parts of the general info')
