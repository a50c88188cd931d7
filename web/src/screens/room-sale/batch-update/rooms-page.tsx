import { say, type Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './batch-update-screen.module.css'

type RoomsPageProps = {
  title: Saying
  /** What the page is called on the way to it, if that is shorter. */
  crumb?: Saying
  acts?: ReactNode
  renderEditor: (tree: AnswerOf<'room-plan/get-room-plan-all'>) => ReactNode
}

/** A page below the grid that works on room types and packages: it reads them first. */
export const RoomsPage = ({ title, crumb = title, acts, renderEditor }: RoomsPageProps) => {
  useTitle(title)
  const { property } = useSession()
  const rooms = useRead('room-plan/get-room-plan-all', {})
  return (
    <div className={styles['screen']}>
      <Page>
        <PageHead title={title} crumbs={[{ words: grid, to: paths.availAndRate(property) }, { words: crumb }]} acts={acts} />
        {rooms.error !== null && <Failed what={what} error={rooms.error} again={rooms.again} readAt={rooms.readAt} />}
        {rooms.loading && rooms.error === null && <Skeleton rows={10} />}
        {rooms.data !== undefined && renderEditor(rooms.data)}
      </Page>
    </div>
  )
}

const grid = say('Phòng trống và giá', 'Availability and price')
const what = say('loại phòng và gói', 'the room types and packages')
