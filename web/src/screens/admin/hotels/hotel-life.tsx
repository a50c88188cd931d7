import { propertyMoverWords, propertyMoveWords, propertyStateWords } from '@innkeeper/protocol/words/property/property-words'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { Tone } from '#ui/page/badge.tsx'
import { Card } from '#ui/page/card.tsx'
import type { IconName } from '#ui/look/icon.tsx'
import { Timeline } from '#ui/page/progress/timeline.tsx'
import type { HotelDetail } from './hotel-detail.ts'
import { EmptyList } from '#ui/lists/empty.tsx'

type Move = HotelDetail['moves'][number]

/** The life of a property: every move, who made it, and what they wrote. */
export const HotelLife = ({ hotel }: { hotel: HotelDetail }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <Card title={title}>
      {hotel.moves.length === 0 && <EmptyList words={none} small />}
      <Timeline
        happenings={hotel.moves.map((move) => ({
          key: move.id,
          ...looks[move.act],
          title: t(moveLine, { move: t(propertyMoveWords[move.act]), state: t(propertyStateWords[move.to]) }),
          more: [move.person === '' ? t(propertyMoverWords[move.mover]) : move.person, move.note].filter((text) => text !== '').join(' · '),
          moment: format.moment(move.at, { year: true }),
        }))}
      />
    </Card>
  )
}

const looks: Readonly<Record<Move['act'], { readonly icon: IconName; readonly tone: Tone }>> = {
  register: { icon: 'building', tone: 'grey' },
  complete: { icon: 'clipboard-check', tone: 'green' },
  loseFlag: { icon: 'alert-triangle', tone: 'amber' },
  confirmToSell: { icon: 'send', tone: 'cham' },
  approve: { icon: 'circle-check', tone: 'green' },
  sendBack: { icon: 'arrow-back-up', tone: 'red' },
  putOnSale: { icon: 'check', tone: 'green' },
  takeOffSale: { icon: 'ban', tone: 'grey' },
}

const title = say('Diễn biến', 'Timeline')
const none = say('Chưa có thay đổi trạng thái nào được ghi.', 'No change of status is recorded yet.')
const moveLine = say('{move} → {state}', '{move} → {state}')
