import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { nightFieldWords } from '#kit/property/night-words.ts'
import { HeldBadge } from '#ui/held/held-badge.tsx'
import { Banner } from '#ui/states/banner.tsx'
import cards from '../preview/preview-card.module.css'
import { PreviewCounts } from '../preview/preview-counts.tsx'
import { PreviewGroups } from '../preview/preview-groups.tsx'
import { sectionsOf } from '../preview/preview-sections.ts'
import { ZerosBanner } from '../preview/zeros-banner.tsx'
import type { SaleTree } from '../steps/rooms/sale-tree.ts'
import { HeldProblems } from './held-problems.tsx'

type Seen = AnswerOf<'room-plan/pms-message'>
type HeldCardProps = { seen: Seen; tree: SaleTree }

/** Who sent the message and when, and what it would do to the nights as they are now. */
export const HeldCard = ({ seen: { message, preview }, tree }: HeldCardProps) => {
  const t = useSay()
  const format = useFormat()
  return (
    <section className={cards['card']} aria-label={t(title)}>
      <header className={cards['head']}>
        <h2>{t(fromWords, { name: message.connection })}</h2>
        <HeldBadge state={message.state} />
      </header>
      <div className={cards['body']}>
        <p className="note">
          {t(cameWords, { moment: format.moment(message.cameAt, { year: true }), count: format.number(message.updates) })}
        </p>
        {preview !== null && <PreviewBody preview={preview} tree={tree} />}
      </div>
    </section>
  )
}

const PreviewBody = ({ preview, tree }: { preview: NonNullable<Seen['preview']>; tree: SaleTree }) => {
  const t = useSay()
  return (
    <>
      <PreviewCounts data={preview} />
      <ZerosBanner count={preview.warnings.length} />
      {preview.newer > 0 && <Banner tone="violet">{t(newerWords, { count: preview.newer })}</Banner>}
      <HeldProblems preview={preview} />
      {sectionsOf(preview.groups, tree).map((section) => (
        <section key={section.field} aria-label={t(nightFieldWords[section.field])}>
          <h3 className={cards['field']}>{t(nightFieldWords[section.field])}</h3>
          <PreviewGroups section={section} tree={tree} warnings={preview.warnings} />
        </section>
      ))}
    </>
  )
}

const title = say('Tin chờ xác nhận', 'Message to confirm')
const fromWords = say('{name} gửi', 'From {name}')
const cameWords = say('Đến lúc {moment}, {count} cập nhật.', 'Came {moment}, updates: {count}.')
const newerWords = say(
  '{count} giá trị giữ nguyên, vì một tin mới hơn của kết nối này đã đặt chúng.',
  'Values left as they are, because a newer message of this connection has set them: {count}.',
)
