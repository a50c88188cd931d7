import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { addDays, daysBetween, toDay } from '@innkeeper/rules/days/day'
import { Refused } from '#kit/calls/refused.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { nightFieldWords } from '#kit/property/night-words.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import cards from '../preview/preview-card.module.css'
import { PreviewCounts } from '../preview/preview-counts.tsx'
import { PreviewGroups } from '../preview/preview-groups.tsx'
import { sectionsOf } from '../preview/preview-sections.ts'
import { ZerosBanner } from '../preview/zeros-banner.tsx'
import { RefusalBanner } from '../refusal-banner.tsx'
import type { SaleTree } from '../steps/rooms/sale-tree.ts'
import styles from './copy.module.css'
import type { CopyPreview } from './use-copy-acts.ts'
import type { CopyFormState } from './use-copy-form.ts'

type CopyPreviewCardProps = { state: CopyFormState; tree: SaleTree; preview: CopyPreview }
type Data = AnswerOf<'room-plan/preview-copy'>

/** What the copy would do: which nights from which, and what changes; the last preview stays, dimmed, until the next is there. */
export const CopyPreviewCard = ({ state, tree, preview }: CopyPreviewCardProps) => {
  const t = useSay()
  const { data, current, pending, error } = preview
  const isAnswered = error === null || (error instanceof Refused && error.errors.length > 0)
  return (
    <section className={cards['card']} aria-label={t(title)} aria-busy={pending}>
      <header className={cards['head']}>
        <h2>{t(title)}</h2>
        <span className={cards['aside']} role="status">
          {t(pending ? computing : computedAnew)}
        </span>
      </header>
      {!isAnswered && error !== null && <Failed what={what} error={error} again={preview.again} />}
      {data === undefined && pending && <Skeleton rows={8} />}
      {data === undefined && !pending && isAnswered && <Empty words={chooseFirst} />}
      {data !== undefined && (
        <div className={cards['body']} data-old={!current}>
          <PreviewBody data={data} state={state} tree={tree} />
        </div>
      )}
    </section>
  )
}

const PreviewBody = ({ data, state, tree }: { data: Data; state: CopyFormState; tree: SaleTree }) => {
  const t = useSay()
  const sections = sectionsOf(data.groups, tree)
  return (
    <>
      <PreviewCounts data={data} />
      <Sources data={data} />
      <RefusalBanner data={data} />
      {data.refused > 0 && !state.form.leaveRefused && (
        <Button words={leaveOut} size="small" onClick={() => state.change({ leaveRefused: true })} />
      )}
      <ZerosBanner count={data.warnings.length} />
      {sections.map((section) => (
        <section key={section.field} aria-label={t(nightFieldWords[section.field])}>
          {sections.length > 1 && <h3 className={cards['field']}>{t(nightFieldWords[section.field])}</h3>}
          <PreviewGroups section={section} tree={tree} warnings={data.warnings} />
        </section>
      ))}
    </>
  )
}

/** Which nights are copied from which, and how many have nothing to copy. */
const Sources = ({ data: { sources, moreSources, unset } }: { data: Data }) => {
  const t = useSay()
  const format = useFormat()
  const shown = sources.slice(0, shownSources)
  const more = sources.length - shown.length + moreSources
  return (
    <div className={styles['sources']}>
      <ul aria-label={t(sourcesWords)}>
        {shown.map(({ from, to, source }) => {
          const last = addDays(toDay(source), daysBetween(toDay(from), toDay(to)))
          return <li key={from}>{t(fromWhere, { nights: format.range(from, to), source: format.range(source, last) })}</li>
        })}
      </ul>
      {more > 0 && <p>{t(moreWords, { count: more })}</p>}
      {unset > 0 && <p>{t(unsetWords, { nights: format.count(unset, nouns.night) })}</p>}
    </div>
  )
}

const shownSources = 6

const title = say('Xem trước', 'Preview')
const what = say('bản xem trước', 'the preview')
const computing = say('Đang tính lại', 'Computing')
const computedAnew = say('Tính lại mỗi khi sửa', 'Updated with every edit')
const chooseFirst = say('Chọn đêm và loại phòng hoặc gói để xem trước.', 'Choose nights and room types or packages to see a preview.')
const leaveOut = say('Bỏ qua những đêm này', 'Leave out these nights')
const sourcesWords = say('Đêm nào lấy từ đêm nào', 'Which nights are copied from which')
const fromWhere = say('{nights} lấy từ {source}', '{nights} from {source}')
const moreWords = say('Và {count} đoạn nữa.', 'And {count} more stretches.')
const unsetWords = say('{nights} nguồn chưa đặt gì, không chép.', '{nights} of the source have nothing set and are not copied.')
