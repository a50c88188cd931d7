import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { EmptyList } from '../lists/empty.tsx'
import { Link } from '../buttons/link.tsx'

/** A property that has no room type yet: nothing can be priced or sold before there is one. */
export const NoRoomTypes = () => {
  const t = useSay()
  const { property } = useSession()
  return <EmptyList words={none} act={<Link to={paths.roomTypes(property)}>{t(toRoomTypes)}</Link>} />
}

const none = say('Chưa có loại phòng nào. Tạo loại phòng trước.', 'There is no room type yet. Create one first.')
const toRoomTypes = say('Tạo loại phòng', 'Create a room type')
