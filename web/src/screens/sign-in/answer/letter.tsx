import { formatMoment, nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { daysBetween, toDay } from '@innkeeper/rules/days/day'
import type { ReactNode } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { roomsOfType } from '#ui/booking/rooms-of-type.ts'
import { PriceSteps } from '#ui/property/price-steps.tsx'
import styles from './answer.module.css'

/** What a letter is about, as its page reads it. */
export type LetterShown = NonNullable<AnswerOf<'request-answer/show'>['letter']>

/** An offer that a letter is about. */
export type OfferShown = NonNullable<LetterShown['offer']>

/** What the letter asks: the property sees the request, the agent the offer. */
export const Letter = ({ letter }: { letter: LetterShown }) => {
  const t = useSay()
  const { code, offer, reader, property, agent } = letter
  return (
    <>
      <p className={styles['muted']}>{t(readerWords, { reader })}</p>
      <h1>{offer === null ? t(requestTitle, { code }) : t(offerTitle, { code, property: t(property) })}</h1>
      <dl className={styles['facts']}>
        {offer === null ? <Fact words={agentWords}>{t(agent)}</Fact> : <Fact words={propertyWords}>{t(property)}</Fact>}
        {offer === null ? <Asked letter={letter} /> : <Offered letter={letter} offer={offer} />}
      </dl>
      {offer !== null && (
        <details>
          <summary>{t(stepsWords)}</summary>
          <PriceSteps price={offer.price} currency={letter.currency} roomTypes={offer.lines.map(({ roomType }) => roomType)} />
        </details>
      )}
    </>
  )
}

const Asked = ({ letter }: { letter: LetterShown }) => {
  const format = useFormat()
  const { rooms, priceHoped, currency, message, answerBy } = letter
  return (
    <>
      <Fact words={stayWords}>
        <Stay stay={letter} />
      </Fact>
      <Fact words={roomsWords} wide>
        {rooms.map((line) => (
          <Room key={JSON.stringify(line)} {...line} count={line.rooms} />
        ))}
      </Fact>
      {priceHoped !== null && <Fact words={hopedWords}>{format.money(priceHoped, currency)}</Fact>}
      <Fact words={untilWords}>
        <Moment letter={letter} at={answerBy} />
      </Fact>
      {message !== '' && (
        <Fact words={messageWords} wide>
          {message}
        </Fact>
      )}
    </>
  )
}

const Offered = ({ letter, offer }: { letter: LetterShown; offer: OfferShown }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <>
      <Fact words={stayWords}>
        <Stay stay={offer} />
      </Fact>
      <Fact words={roomsWords} wide>
        {offeredRooms(offer).map((line) => (
          <Room key={JSON.stringify(line)} {...line} />
        ))}
      </Fact>
      <Fact words={totalWords}>
        <strong className={styles['total']}>{format.money(offer.price.total, letter.currency)}</strong>
      </Fact>
      <Fact words={heldWords}>
        <Moment letter={letter} at={offer.validUntil} />
      </Fact>
      <Fact words={cancelWords} wide>
        {[...new Set(offer.lines.map(({ cancellation }) => t(cancellation.sentence)))].join(' ')}
      </Fact>
      {offer.note !== '' && (
        <Fact words={messageWords} wide>
          {offer.note}
        </Fact>
      )}
    </>
  )
}

const Fact = ({ words, wide = false, children }: { words: Saying; wide?: boolean; children: ReactNode }) => {
  const t = useSay()
  return (
    <div data-wide={wide}>
      <dt>{t(words)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Stay = ({ stay: { checkIn, checkOut } }: { stay: { readonly checkIn: string; readonly checkOut: string } }) => {
  const format = useFormat()
  return <>{`${format.range(checkIn, checkOut)}, ${format.count(daysBetween(toDay(checkIn), toDay(checkOut)), nouns.night)}`}</>
}

/** The rooms of an offer: those with the same guests are one line. */
const offeredRooms = ({ lines }: OfferShown): readonly RoomProps[] =>
  lines.flatMap(({ roomType, ratePlan, rooms }) =>
    [...Map.groupBy(rooms, (room) => JSON.stringify(room)).values()].flatMap((alike) =>
      alike.slice(0, 1).map((room) => ({ ...room, roomType, ratePlan, count: alike.length })),
    ),
  )

type RoomProps = { count: number; roomType: Saying; ratePlan: Saying; adults: number; childrenAges: readonly number[]; extraBeds: number }

/** Rooms of one kind, their package, and who sleeps in each. */
const Room = ({ count, roomType, ratePlan, adults, childrenAges, extraBeds }: RoomProps) => {
  const t = useSay()
  const format = useFormat()
  const each = [
    t(ratePlan),
    format.count(adults, nouns.adult),
    ...(childrenAges.length === 0 ? [] : [format.count(childrenAges.length, nouns.child)]),
    ...(extraBeds === 0 ? [] : [t(bedsWords, { count: extraBeds })]),
  ].filter((text) => text !== '')
  return (
    <div>
      {roomsOfType(count, t(roomType))}
      <span className={styles['each']}>{t(eachWords, { each: each.join(', ') })}</span>
    </div>
  )
}

/** A moment at the property, which is not the reader’s place. */
const Moment = ({ letter: { timeZone }, at }: { letter: LetterShown; at: string }) => (
  <time dateTime={at}>{formatMoment(at, { timeZone, year: true })}</time>
)

const readerWords = say('Email gửi {reader}', 'Email to {reader}')
const requestTitle = say('Yêu cầu đặt phòng {code}', 'Booking request {code}')
const offerTitle = say('{property} đề nghị phòng cho yêu cầu {code}', '{property} offers rooms for request {code}')
const agentWords = say('Đại lý', 'Agent')
const propertyWords = say('Khách sạn', 'Hotel')
const stayWords = say('Lưu trú', 'Stay')
const roomsWords = say('Phòng', 'Rooms')
const hopedWords = say('Giá đại lý mong muốn', 'Price hoped for')
const untilWords = say('Đại lý chờ đến', 'The agent waits until')
const messageWords = say('Lời nhắn', 'Message')
const totalWords = say('Tổng, gồm thuế và phí', 'Total, with tax and fees')
const heldWords = say('Giữ phòng đến', 'Rooms held until')
const cancelWords = say('Điều kiện huỷ', 'Cancellation')
const stepsWords = say('Giá từng bước', 'The price step by step')
const bedsWords = say('{count} giường phụ', 'extra beds: {count}')
const eachWords = say('mỗi phòng: {each}', 'each: {each}')
