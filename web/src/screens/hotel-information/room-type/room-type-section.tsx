import { say } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { nameOf } from '#kit/language/names.ts'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { paths } from '#paths.ts'
import { Badge } from '#ui/page/badge.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import type { RoomTypePart } from './room-type-parts.ts'
import { RoomTypeSteps } from './room-type-steps.tsx'
import { RoomTypeTabs } from './room-type-tabs.tsx'
import { saleState } from './room-type-words.ts'

/** The frame of a part of a room type besides its information: whose part it is, and the way to the others. */
export const RoomTypeSection = ({ id, part, children }: { id: string; part: RoomTypePart; children: ReactNode }) => {
  const { property } = useSession()
  const mayRead = useMay('room/detail')
  const { data: room } = useRead('room/detail', { id }, { when: mayRead })
  const name = room === undefined ? title : nameOf(room)
  return (
    <Page>
      <PageHead
        title={name}
        crumbs={mayRead ? [{ words: listTitle, to: paths.roomTypes(property) }, { words: name }] : undefined}
        badge={room !== undefined && <Badge state={saleState(room)} />}
      />
      <RoomTypeTabs id={id} part={part} />
      {room !== undefined && <RoomTypeSteps room={room} />}
      {children}
    </Page>
  )
}

const title = say('Loại phòng', 'Room type')
const listTitle = say('Loại phòng', 'Room types')
