import { say } from '@innkeeper/protocol/say'
import { paths, type StaffPart } from '#paths.ts'
import { Section, type SectionPart, type SectionProps } from '#ui/page/section/section.tsx'

/** The frame of user management. */
export const StaffSection = (props: SectionProps<StaffPart>) => (
  <Section {...props} title={title} partsWords={partsWords} parts={staffParts} at={paths.staff} />
)

/** What each part is called, and the right to see it. */
export const staffParts: readonly SectionPart<StaffPart>[] = [
  { key: 'user', words: say('Người dùng', 'Users'), code: 'USER_LIST_1' },
  { key: 'group', words: say('Nhóm', 'Groups'), code: 'USER_GROUP_1' },
]

const title = say('Quản lý người dùng', 'User management')
const partsWords = say('Các phần của quản lý người dùng', 'Parts of user management')
