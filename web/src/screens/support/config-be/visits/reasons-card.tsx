import { noResultReasonWords } from '@innkeeper/protocol/words/site/site-count-words'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { Card } from '#ui/page/card.tsx'
import { Facts } from '#ui/page/facts.tsx'
import { useVisitWords } from './visit-words.ts'

/** Why searches found nothing, the most frequent reason first. */
export const ReasonsCard = ({ reasons }: { reasons: AnswerOf<'dashboard/site-visits'>['reasons'] }) => {
  const t = useSay()
  const { why, allFound, whichReason } = useVisitWords()
  return (
    <Card title={why}>
      {reasons.length === 0 ? (
        <p>{t(allFound)}</p>
      ) : (
        <>
          <p className="note">{t(whichReason)}</p>
          <Facts facts={reasons.map(({ reason, searches }) => ({ words: noResultReasonWords[reason], value: searches }))} />
        </>
      )}
    </Card>
  )
}
