import { propertyStateWords } from '@innkeeper/protocol/words/property/property-words'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useAddress } from '#kit/page/use-address.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useToday } from '#kit/property/use-today.ts'
import { Banner } from '#ui/states/banner.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { ReviewAbout } from './review-about.tsx'
import { ReviewFields } from './review-fields.tsx'
import { ReviewHead } from './review-head.tsx'
import { ReviewRoomCard } from './review-room.tsx'
import { reviewAddress, stayOf, type Choice, type ReviewPage } from './review-stay.ts'
import { ReviewTotal } from './review-total.tsx'
import styles from './review.module.css'

/** The property as a travel agent sees it: photos, rooms, plans and prices for chosen dates and guests, policies. */
export const ReviewScreen = () => {
  useTitle(title)
  const today = useToday()
  const [address, change] = useAddress(reviewAddress)
  const [choice, setChoice] = useState<Choice>({})
  const stay = stayOf(address, today)
  const page = useRead('review/detail', stay, { keep: true })
  return (
    <Page>
      <PageHead title={title} />
      <ReviewFields address={address} stay={stay} today={today} change={change} />
      {page.error !== null && <Failed what={what} error={page.error} again={page.again} readAt={page.readAt} />}
      {page.loading && page.error === null && <Skeleton rows={8} height={64} />}
      {page.data !== undefined && (
        <div className={styles['page']} data-old={page.old} aria-busy={page.old}>
          <NotOnSale page={page.data} />
          <ReviewHead page={page.data} />
          <Rooms page={page.data} choice={choice} choose={setChoice} />
          <ReviewAbout page={page.data} />
          <ReviewTotal stay={stay} choice={choice} clear={() => setChoice({})} />
        </div>
      )}
    </Page>
  )
}

const NotOnSale = ({ page }: { page: ReviewPage }) => {
  const t = useSay()
  if (page.onSale) return null
  return (
    <Banner tone="amber" title={t(notYet)}>
      {t(asItWillBe, { state: t(propertyStateWords[page.state]) })}
    </Banner>
  )
}

const Rooms = ({ page, choice, choose }: { page: ReviewPage; choice: Choice; choose: (choice: Choice) => void }) => {
  const t = useSay()
  return (
    <section className={styles['rooms']} aria-label={t(roomsWords)}>
      {page.roomTypes.length === 0 && <EmptyList words={noRooms} />}
      {page.roomTypes.map((room) => (
        <ReviewRoomCard key={room.roomTypeId} room={room} page={page} choice={choice} choose={choose} />
      ))}
    </section>
  )
}

const title = say('Xem trước trên cổng đại lý', 'Preview on the agent portal')
const what = say('trang của chỗ nghỉ', 'the property’s page')
const roomsWords = say('Phòng và giá', 'Rooms and prices')
const noRooms = say('Chưa có loại phòng nào đang bán.', 'No room type is on sale yet.')
const notYet = say('Đại lý chưa thấy trang này.', 'Travel agents do not see this page yet.')
const asItWillBe = say(
  'Chỗ nghỉ ở trạng thái “{state}”. Trang dưới đây là trang đại lý sẽ thấy khi mở bán.',
  'The property’s status is “{state}”. Below is what agents will see once it is on sale.',
)
