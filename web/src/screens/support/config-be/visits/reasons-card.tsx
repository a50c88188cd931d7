import { say } from '@innkeeper/protocol/say'
import { noResultReasonWords } from '@innkeeper/protocol/words/site/site-count-words'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { Card } from '#ui/page/card.tsx'
import { Facts } from '#ui/page/facts.tsx'

/** Why searches found nothing, the most frequent reason first. */
export const ReasonsCard = ({ reasons }: { reasons: AnswerOf<'dashboard/site-visits'>['reasons'] }) => {
  const t = useSay()
  return (
    <Card title={title}>
      {reasons.length === 0 ? (
        <p>{t(noneWords)}</p>
      ) : (
        <>
          <p className="note">{t(meaning)}</p>
          <Facts facts={reasons.map(({ reason, searches }) => ({ words: noResultReasonWords[reason], value: searches }))} />
        </>
      )}
    </Card>
  )
}

const title = say('Vì sao tìm không có kết quả', 'Why searches found nothing')
const noneWords = say('Mọi lượt tìm đều có kết quả.', 'Every search found something.')
const meaning = say('Lý do của gói bán gần đặt được nhất.', 'The reason of the sale package that came nearest to being booked.')
