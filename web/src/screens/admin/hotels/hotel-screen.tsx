import { say } from '@innkeeper/protocol/say'
import { useLanguage } from '#kit/language/language.tsx'
import { usePart } from '#kit/page/use-part.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { paths } from '#paths.ts'
import { Failed } from '#ui/states/failed.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { PropertyBadge } from '#ui/property/property-badge.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { CertificateCard } from './certificates/certificate-card.tsx'
import { CommissionCard } from './commission-card.tsx'
import { EnterHotel } from './enter-hotel.tsx'
import { HotelActs } from './hotel-acts.tsx'
import { HotelFactsCard, ApplicantCard } from './hotel-facts.tsx'
import { HotelLife } from './hotel-life.tsx'
import { HotelParts } from './hotel-parts.tsx'
import styles from './hotels.module.css'

/** One property as the platform decides on it: what waits, what it showed, what is on file, and what has happened. */
export const HotelScreen = () => {
  const id = usePart('id')
  const { language } = useLanguage()
  const hotel = useRead('supplier/hotel/detail', { id })
  const crumbs = [{ words: listTitle, to: paths.adminHotels() }]
  if (hotel.data === undefined) {
    return (
      <Page>
        <PageHead title={listTitle} crumbs={crumbs} />
        {hotel.error === null ? <Skeleton rows={8} /> : <Failed what={what} error={hotel.error} again={hotel.again} />}
      </Page>
    )
  }
  const name = language === 'vi' ? hotel.data.nameVi : hotel.data.nameEn
  return (
    <Page>
      <PageHead
        title={asItIs}
        values={{ name }}
        badge={<PropertyBadge state={hotel.data.state} />}
        crumbs={[...crumbs, { words: { vi: hotel.data.code, en: hotel.data.code } }]}
        acts={<EnterHotel id={id} />}
      />
      {hotel.error !== null && <Failed what={what} error={hotel.error} again={hotel.again} readAt={hotel.readAt} />}
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <HotelActs hotel={hotel.data} name={name} />
          <CertificateCard hotel={hotel.data} />
          <CommissionCard hotel={hotel.data} readAgain={hotel.again} />
          <HotelParts hotel={hotel.data} />
        </div>
        <div className={styles['column']}>
          <HotelFactsCard hotel={hotel.data} />
          <ApplicantCard hotel={hotel.data} />
          <HotelLife hotel={hotel.data} />
        </div>
      </div>
    </Page>
  )
}

const listTitle = say('Danh sách khách sạn', 'Hotels')
const what = say('khách sạn', 'the hotel')
const asItIs = say('{name}', '{name}')
