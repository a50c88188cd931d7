import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { daysBetween, toDay } from '@innkeeper/rules/days/day'
import type { ReactNode } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { roomsOfType } from '#ui/booking/rooms-of-type.ts'
import { Summary, SummaryItem } from '#ui/page/summary.tsx'
import styles from './requests.module.css'

/** A request, as its page reads it. */
export type RequestDetail = AnswerOf<'request-booking/detail'>

/** The facts that an answer needs: who, when, what, and what is left of it. */
export const RequestFacts = ({ request }: { request: RequestDetail }) => {
  const t = useSay()
  return (
    <dl className={styles['facts']}>
      <Fact words={agentWords}>{t(request.agent.name)}</Fact>
      <Fact words={stayWords}>
        <StayOf request={request} />
      </Fact>
      <Fact words={roomsWords}>
        <RoomsOf request={request} />
      </Fact>
      <Fact words={leftWords}>
        <FreeOf request={request} />
      </Fact>
    </dl>
  )
}

/** The same facts across a page, with the guests and the price that the agent hopes for. */
export const RequestSummary = ({ request }: { request: RequestDetail }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <Summary>
      <SummaryItem
        words={agentWords}
        more={request.agent.level === null ? t(unlinkedWords) : t(levelWords, { level: request.agent.level })}
      >
        {t(request.agent.name)}
      </SummaryItem>
      <SummaryItem words={stayWords}>
        <StayOf request={request} />
      </SummaryItem>
      <SummaryItem words={roomsWords} more={<FreeOf request={request} />}>
        <RoomsOf request={request} />
      </SummaryItem>
      <SummaryItem words={guestsWords}>
        <GuestsOf request={request} />
      </SummaryItem>
      <SummaryItem words={hopedWords} more={request.priceHoped === null ? '' : t(allIncluded)}>
        {request.priceHoped === null ? t(noneNamed) : format.money(request.priceHoped, request.currency)}
      </SummaryItem>
    </Summary>
  )
}

const Fact = ({ words, children }: { words: Saying; children: ReactNode }) => {
  const t = useSay()
  return (
    <div>
      <dt>{t(words)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const StayOf = ({ request }: { request: RequestDetail }) => {
  const format = useFormat()
  const nights = daysBetween(toDay(request.checkinDate), toDay(request.checkoutDate))
  return <>{`${format.range(request.checkinDate, request.checkoutDate)}, ${format.count(nights, nouns.night)}`}</>
}

const RoomsOf = ({ request }: { request: RequestDetail }) => {
  const t = useSay()
  return request.lines.map(({ rooms, roomType, ratePlan, adults }) => (
    <div key={`${roomType.en} ${ratePlan.en} ${rooms} ${adults}`} title={t(ratePlan)}>
      {roomsOfType(rooms, t(roomType))}
    </div>
  ))
}

/** How many rooms are free on the fullest night, or which nights have too few. */
const FreeOf = ({ request }: { request: RequestDetail }) => {
  const t = useSay()
  const format = useFormat()
  const known = request.lines.filter(({ vacant }) => vacant !== null)
  if (known.length === 0) return <>{t(unknownWords)}</>
  return known.map(({ vacant, fullNights, roomType, ratePlan, rooms, adults }) => (
    <div key={`${roomType.en} ${ratePlan.en} ${rooms} ${adults}`} className={fullNights.length > 0 ? styles['full'] : undefined}>
      {fullNights.length > 0
        ? t(vacant === 0 ? noneWords : fewWords, {
            count: vacant ?? 0,
            nights: fullNights.map((night) => format.shortDate(night)).join(', '),
          })
        : t(freeWords, { count: vacant ?? 0 })}
    </div>
  ))
}

const GuestsOf = ({ request }: { request: RequestDetail }) => {
  const format = useFormat()
  const adults = request.lines.reduce((sum, line) => sum + line.rooms * line.adults, 0)
  const children = request.lines.reduce((sum, line) => sum + line.rooms * line.childrenAges.length, 0)
  return <>{[format.count(adults, nouns.adult), ...(children === 0 ? [] : [format.count(children, nouns.child)])].join(', ')}</>
}

const agentWords = say('Đại lý', 'Agent')
const stayWords = say('Lưu trú', 'Stay')
const roomsWords = say('Phòng', 'Rooms')
const leftWords = say('Còn lại', 'Free')
const guestsWords = say('Khách', 'Guests')
const hopedWords = say('Giá đại lý mong muốn', 'Price hoped for')
const allIncluded = say('đã gồm thuế, phí', 'with tax and fees')
const noneNamed = say('Không nêu', 'None named')
const levelWords = say('Cấp {level}', 'Level {level}')
const unlinkedWords = say('không còn liên kết', 'not linked any more')
const unknownWords = say('Chưa chọn loại phòng', 'No room type named')
const noneWords = say('Hết phòng {nights}', 'Full on {nights}')
const fewWords = say('Chỉ còn {count} phòng, thiếu đêm {nights}', '{count} left, too few on {nights}')
const freeWords = say('Còn {count} phòng trong đêm đông nhất', '{count} free on the fullest night')
