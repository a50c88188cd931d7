import { say, type Saying } from '@innkeeper/protocol/say'
import { addDays } from '@innkeeper/rules/days/day'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useToday } from '#kit/property/use-today.ts'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { Icon } from '#ui/look/icon.tsx'
import styles from './room-type-steps.module.css'
import { whyNotSold } from './room-type-words.ts'

type Room = { readonly id: string; readonly active: boolean; readonly plans: number; readonly nightsOnSale: number }

type Step = { readonly words: Saying; readonly act: Saying; readonly done: boolean; readonly to: string | null }

/** What a room type still needs before it can be booked: each step with the way to it, the next one first. Nothing where it needs nothing. */
export const RoomTypeSteps = ({ room }: { room: Room }) => {
  const t = useSay()
  const steps = useSteps(room)
  if (!room.active || whyNotSold(room) === null) return null
  const next = steps.find(({ done, to }) => !done && to !== null)
  return (
    <nav className={styles['steps']} aria-label={t(label)}>
      <ol>
        {steps.map((step) => (
          <li key={step.words.en} data-done={step.done}>
            <Icon name={step.done ? 'check' : 'clock'} size={16} />
            {step.to === null ? t(step.words) : <Link to={step.to}>{t(step.words)}</Link>}
            <span className="hidden-words">{t(step.done ? doneWords : openWords)}</span>
          </li>
        ))}
      </ol>
      {next?.to && (
        <Link to={next.to} className={styles['next']}>
          {t(next.act)}
        </Link>
      )}
    </nav>
  )
}

const useSteps = ({ id, plans, nightsOnSale }: Room): readonly Step[] => {
  const { property } = useSession()
  const today = useToday()
  const maySeePhotos = useMay('room/images')
  const mayAddPlan = useMay('plan/create', 'plan/get-choices')
  const mayOpen = useMay('room-plan/update-all')
  const photos = useRead('room/images', { id }, { when: maySeePhotos }).data?.images.length ?? 0
  const year = { from: today, to: addDays(today, 364) }
  const batch = paths.batchUpdate(property, { ...year, roomTypeIds: JSON.stringify([id]), open: true })
  return [
    { words: infoWords, act: infoWords, done: true, to: paths.roomType(property, id) },
    { words: photoWords, act: addPhotos, done: photos > 0, to: maySeePhotos ? paths.roomType(property, id, 'images') : null },
    { words: planWords, act: addPlan, done: plans > 0, to: mayAddPlan ? paths.salePackage(property, 'new', { room: id }) : null },
    { words: roomWords, act: openRooms, done: nightsOnSale > 0, to: mayOpen ? batch : null },
  ]
}

const label = say('Còn thiếu để bán được', 'What is missing before it can be sold')
const doneWords = say('(đã xong)', '(done)')
const openWords = say('(chưa xong)', '(to do)')
const infoWords = say('Thông tin', 'Information')
const photoWords = say('Ảnh', 'Photos')
const planWords = say('Gói bán', 'Sale package')
const roomWords = say('Số phòng mở bán', 'Rooms on sale')
const addPhotos = say('Tiếp theo: thêm ảnh', 'Next: add photos')
const addPlan = say('Tiếp theo: tạo gói bán', 'Next: create a package')
const openRooms = say('Tiếp theo: mở bán phòng', 'Next: put rooms on sale')
