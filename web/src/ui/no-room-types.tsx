import { say } from '@innkeeper/protocol/say'
import { useSay } from '../kit/language.tsx'
import { useSession } from '../kit/session-context.ts'
import { paths } from '../paths.ts'
import { Empty } from './empty.tsx'
import { Link } from './link.tsx'

/** A property that has no room type yet: nothing can be priced or sold before there is one. */
export function NoRoomTypes() {
  const t = useSay()
  const { property } = useSession()
  return <Empty words={none} act={<Link to={paths.roomTypes(property)}>{t(toRoomTypes)}</Link>} />
}

const none = say('Chưa có loại phòng nào. Tạo loại phòng trước.', 'There is no room type yet. Create one first.')
const toRoomTypes = say('Tạo loại phòng', 'Create a room type')
