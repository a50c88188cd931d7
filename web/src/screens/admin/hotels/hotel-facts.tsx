import { contractStateWords, propertyKindWords } from '@innkeeper/protocol/words/property/property-words'
import { propertyTypeCodes, typeWords } from '@innkeeper/protocol/codes/property-types'
import { say, type Saying } from '@innkeeper/protocol/say'
import { Fragment, type ReactNode } from 'react'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Card } from '#ui/page/card.tsx'
import { FactList } from '#ui/page/fact-list.tsx'
import type { HotelDetail } from './hotel-detail.ts'
import { OrderField } from './order-field.tsx'

type Fact = { readonly words: Saying; readonly value: ReactNode }

/** What the property tells of itself, and what the platform keeps of it. */
export const HotelFactsCard = ({ hotel }: { hotel: HotelDetail }) => {
  const t = useSay()
  const { language } = useLanguage()
  const type = propertyTypeCodes.find((code) => code === hotel.propertyType)
  const place = [hotel.address, hotel.commune === null ? '' : t(hotel.commune), hotel.province === null ? '' : t(hotel.province)]
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(hotel.countryCode) ?? hotel.countryCode
  return (
    <FactsCard
      title={factsTitle}
      facts={[
        { words: say('Mã', 'Code'), value: hotel.code },
        { words: say('Lĩnh vực', 'Kind'), value: t(propertyKindWords[hotel.kind]) },
        { words: say('Loại hình', 'Type'), value: type === undefined ? '' : t(typeWords(type)) },
        { words: say('Tên tiếng Việt', 'Vietnamese name'), value: <span lang="vi">{hotel.nameVi}</span> },
        { words: say('Tên tiếng Anh', 'English name'), value: <span lang="en">{hotel.nameEn}</span> },
        { words: say('Hạng sao', 'Star rating'), value: hotel.star ?? '' },
        { words: say('Số phòng', 'Number of rooms'), value: hotel.numberOfRooms ?? '' },
        { words: say('Mã số thuế', 'Tax code'), value: hotel.taxCode },
        { words: say('Địa chỉ', 'Address'), value: [...place, country].filter((part) => part !== '').join(', ') },
        { words: say('Điện thoại', 'Phone'), value: hotel.phone },
        { words: say('Email', 'Email'), value: hotel.email },
        { words: say('Hợp đồng', 'Contract'), value: t(contractStateWords[hotel.contract]) },
        {
          words: say('Thứ tự hiển thị', 'Display order'),
          value: <OrderField id={hotel.id} order={hotel.displayOrder} name={hotel.code} />,
        },
      ]}
    />
  )
}

/** Who registered the property; for one that did not register, its owner. */
export const ApplicantCard = ({ hotel }: { hotel: HotelDetail }) => {
  const format = useFormat()
  const { registration, owner } = hotel
  if (registration === null) {
    if (owner === null) return null
    return <FactsCard title={ownerTitle} facts={contactFacts(owner)} />
  }
  return (
    <FactsCard
      title={applicantTitle}
      facts={[
        ...contactFacts(registration),
        { words: say('Chức vụ', 'Position'), value: registration.position },
        { words: say('Tên đăng nhập', 'Username'), value: registration.userName },
        { words: say('Nhận lúc', 'Received'), value: format.moment(registration.receivedAt, { year: true }) },
        { words: say('Điều khoản', 'Terms'), value: registration.termsVersion },
      ]}
    />
  )
}

const contactFacts = (person: { readonly fullName: string; readonly email: string; readonly phone: string }): readonly Fact[] => [
  { words: say('Họ và tên', 'Full name'), value: person.fullName },
  { words: say('Email', 'Email'), value: person.email },
  { words: say('Điện thoại', 'Phone'), value: person.phone },
]

const FactsCard = ({ title, facts }: { title: Saying; facts: readonly Fact[] }) => {
  const t = useSay()
  return (
    <Card title={title}>
      <FactList>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ words, value }) => (
            <Fragment key={words.en}>
              <dt>{t(words)}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </FactList>
    </Card>
  )
}

const factsTitle = say('Thông tin khách sạn', 'The hotel')
const applicantTitle = say('Người đăng ký', 'Applicant')
const ownerTitle = say('Chủ sở hữu', 'Owner')
