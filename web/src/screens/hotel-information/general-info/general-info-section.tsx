import { say } from '@innkeeper/protocol/say'
import { paths, type GeneralInfoPart } from '#paths.ts'
import { Section, type SectionProps } from '#ui/page/section/section.tsx'
import { generalInfoParts } from './general-info-parts.ts'

/** The frame of a property’s general information. */
export const GeneralInfoSection = (props: SectionProps<GeneralInfoPart>) => (
  <Section {...props} title={title} partsWords={partsWords} parts={generalInfoParts} at={paths.generalInfo} />
)

const title = say('Thông tin chung', 'General info')
const partsWords = say('Các phần của thông tin chung', 'Parts of the general info')
