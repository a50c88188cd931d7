import { say } from '@innkeeper/protocol/say'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Tabs } from '#ui/page/tabs.tsx'
import { partsFor, type RoomTypePart } from './room-type-parts.ts'

/** The parts of a room type, each with its own address; those that the person may see. */
export const RoomTypeTabs = ({ id, part }: { id: string; part: RoomTypePart }) => {
  const { codes, property } = useSession()
  const tabs = partsFor(codes).map(({ key, words }) => ({ key, words, to: paths.roomType(property, id, key) }))
  return <Tabs words={partsWords} current={part} tabs={tabs} />
}

const partsWords = say('Các phần của loại phòng', 'Parts of the room type')
