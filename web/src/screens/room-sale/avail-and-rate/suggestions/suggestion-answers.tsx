import { say, type Saying } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { Button } from '#ui/buttons/button.tsx'
import { commitValues } from '../edit/typing/commit-values.ts'
import type { Desk } from '../model/desk.ts'
import type { Ghost } from './ghost-prices.ts'

type SuggestionAnswersProps = {
  readonly desk: Pick<Desk, 'mayEdit' | 'notice' | 'queue'>
  readonly ghosts: readonly Ghost[]
  readonly words: { readonly accept: Saying; readonly dismiss: Saying }
}

/**
 * Accepts or dismisses suggestions. An accepted price is settled first, at the price that it will have, and then saved like a typed one: if
 * the save fails or is undone, the night has another price and the suggestion stands again.
 */
export const SuggestionAnswers = ({ desk, ghosts, words }: SuggestionAnswersProps) => {
  const alerts = useAlerts()
  const taken = ghosts.slice(0, most)
  const accepting = useChange('price-rule/settle', {
    done: () =>
      commitValues(
        desk,
        'suggestion',
        taken.map(({ row, at, suggested }) => ({ row, at, field: 'price', value: suggested })),
      ),
    failed: alerts.failure,
  })
  const dismissing = useChange('price-rule/settle', {
    done: ({ count }) => alerts.success(dismissed, { count }),
    failed: alerts.failure,
  })
  const reason = accepting.reason ?? (accepting.pending || dismissing.pending ? waiting : undefined)
  return (
    <>
      <Button
        words={words.accept}
        size="small"
        look="primary"
        reason={reason}
        onClick={() => accepting.send(answers(taken, 'suggested'))}
      />
      <Button words={words.dismiss} size="small" reason={reason} onClick={() => dismissing.send(answers(taken, 'price'))} />
    </>
  )
}

/** The maximum number of nights in one answer. */
const most = 10_000

const answers = (ghosts: readonly Ghost[], kept: 'price' | 'suggested') => ({
  nights: ghosts.map((ghost) => ({ roomPlanId: ghost.row.id, night: ghost.night, ruleId: ghost.ruleId, price: ghost[kept] })),
})

const waiting = say('Đang lưu.', 'It is being saved.')
const dismissed = say(
  'Đã bỏ qua {count} gợi ý cho đến khi giá đêm đó đổi.',
  'Suggestions dismissed until the price of their night changes: {count}.',
)
