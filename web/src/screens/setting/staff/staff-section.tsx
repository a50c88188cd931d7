import { holdsAll, type FunctionCode } from '@innkeeper/protocol/access'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSession } from '#kit/session/session-context.ts'
import { paths, type StaffPart } from '#paths.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/page/tabs.tsx'

type StaffSectionProps = { part: StaffPart; acts?: ReactNode; children: ReactNode }

/** The frame of user management: its title, and a tab for each part that the person may see. */
export const StaffSection = ({ part, acts, children }: StaffSectionProps) => {
  const { codes, property } = useSession()
  const tabs = staffParts
    .filter((one) => holdsAll(codes, [one.code]))
    .map(({ key, words }) => ({ key, words, to: paths.staff(property, key) }))
  return (
    <Page>
      <PageHead title={title} acts={acts} />
      <Tabs words={partsWords} current={part} tabs={tabs} />
      {children}
    </Page>
  )
}

/** What each part is called, and the right to see it. */
export const staffParts: readonly { readonly key: StaffPart; readonly words: Saying; readonly code: FunctionCode }[] = [
  { key: 'user', words: say('Người dùng', 'Users'), code: 'USER_LIST_1' },
  { key: 'group', words: say('Nhóm', 'Groups'), code: 'USER_GROUP_1' },
]

const title = say('Quản lý người dùng', 'User management')
const partsWords = say('Các phần của quản lý người dùng', 'Parts of user management')
