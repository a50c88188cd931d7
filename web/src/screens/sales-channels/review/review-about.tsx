import { amenityWords } from '@innkeeper/protocol/amenities/amenities'
import { landmarkKinds } from '@innkeeper/protocol/codes/landmark-kinds'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Card } from '#ui/page/card.tsx'
import { FactList } from '#ui/page/fact-list.tsx'
import type { ReviewPage } from './review-stay.ts'
import styles from './review.module.css'

/** What else an agent wants to know: amenities, what is near, times and contacts. */
export const ReviewAbout = ({ page }: { page: ReviewPage }) => {
  const t = useSay()
  const { property } = page
  return (
    <div className={styles['about']}>
      {page.amenities.length > 0 && (
        <div className={styles['wide']}>
          <Card title={amenitiesTitle}>
            <ul className={styles['chips']}>
              {page.amenities.map((code) => (
                <li key={code}>{t(amenityWords(property.kind, code))}</li>
              ))}
            </ul>
          </Card>
        </div>
      )}
      {page.nearby.length > 0 && <Nearby page={page} />}
      <Card title={goodToKnow}>
        <FactList>
          <dt>{t(checkInWords)}</dt>
          <dd>{t(fromTime, { time: property.checkInFrom })}</dd>
          <dt>{t(checkOutWords)}</dt>
          <dd>{t(untilTime, { time: property.checkOutUntil })}</dd>
          <dt>{t(childrenWords)}</dt>
          <dd>{t(childrenUnder, { age: property.childAgeLimit })}</dd>
          <dt>{t(phoneWords)}</dt>
          <dd>{property.phone}</dd>
          <dt>{t(mailWords)}</dt>
          <dd>{property.email}</dd>
        </FactList>
      </Card>
    </div>
  )
}

const Nearby = ({ page }: { page: ReviewPage }) => {
  const t = useSay()
  const format = useFormat()
  const distance = (metres: number) =>
    metres < 1000 ? t(inMetres, { metres: format.number(metres) }) : t(inKilometres, { km: format.number(Math.round(metres / 100) / 10) })
  return (
    <Card title={nearbyTitle}>
      <ul className={styles['nearby']}>
        {page.nearby.map((place) => (
          <li key={place.id}>
            <span>
              {t(place.name)} <span className={styles['muted']}>{t(landmarkKinds[place.kind])}</span>
            </span>
            <span>
              {place.distance !== null && distance(place.distance)}
              {place.travel !== null && (
                <span className={styles['muted']}>
                  {' '}
                  · {t(place.travel.by === 'foot' ? onFoot : byCar, { minutes: place.travel.minutes })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const amenitiesTitle = say('Tiện nghi', 'Amenities')
const nearbyTitle = say('Gần đây', 'Nearby')
const goodToKnow = say('Thông tin cần biết', 'Good to know')
const checkInWords = say('Nhận phòng', 'Check-in')
const checkOutWords = say('Trả phòng', 'Check-out')
const fromTime = say('từ {time}', 'from {time}')
const untilTime = say('đến {time}', 'until {time}')
const childrenWords = say('Trẻ em', 'Children')
const childrenUnder = say('dưới {age} tuổi', 'under {age} years')
const phoneWords = say('Điện thoại', 'Phone')
const mailWords = say('Email', 'Email')
const inMetres = say('{metres} m', '{metres} m')
const inKilometres = say('{km} km', '{km} km')
const onFoot = say('khoảng {minutes} phút đi bộ', 'about {minutes} minutes on foot')
const byCar = say('khoảng {minutes} phút đi xe', 'about {minutes} minutes by car')
