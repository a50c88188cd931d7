import { say } from '@innkeeper/protocol/say'
import type { BatchPreview } from '@innkeeper/protocol/rates/batch'
import { Refused } from '#kit/calls/refused.ts'
import { useSay } from '#kit/language/language.tsx'
import { nightFieldWords } from '#kit/property/night-words.ts'
import { Empty } from '#ui/lists/empty.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { MendedPrices, Warnings } from './warnings.tsx'
import styles from './preview-card.module.css'
import { PreviewCounts } from './preview-counts.tsx'
import { PreviewGroups } from './preview-groups.tsx'
import { sectionsOf } from './preview-sections.ts'
import { RefusalBanner } from '../refusal-banner.tsx'
import type { SaleTree } from '../steps/rooms/sale-tree.ts'
import type { BatchFormState } from '../form/use-batch-form.ts'
import type { Preview } from './use-preview.ts'

type PreviewCardProps = { state: BatchFormState; tree: SaleTree; preview: Preview; whole: boolean }

/** What the batch would do, computed anew as the form is edited; the last one stays, dimmed, until the next is there. */
export const PreviewCard = ({ state, tree, preview, whole }: PreviewCardProps) => {
  const t = useSay()
  const { data, current, pending, error } = preview
  const isAnswered = error === null || (error instanceof Refused && error.errors.length > 0)
  return (
    <section className={styles['card']} aria-label={t(title)} aria-busy={pending}>
      <header className={styles['head']}>
        <h2>{t(title)}</h2>
        <span className={styles['aside']} role="status">
          {t(pending ? computing : data !== undefined && !current ? oldOne : computedAnew)}
        </span>
      </header>
      {!isAnswered && error !== null && <Failed what={what} error={error} again={preview.again} />}
      {data === undefined && pending && <Skeleton rows={8} />}
      {data === undefined && !pending && isAnswered && <Empty words={whole ? mendFirst : chooseFirst} />}
      {data !== undefined && (
        <div className={styles['body']} data-old={!current}>
          <PreviewBody data={data} state={state} tree={tree} />
        </div>
      )}
    </section>
  )
}

const PreviewBody = ({ data, state, tree }: { data: BatchPreview; state: BatchFormState; tree: SaleTree }) => {
  const t = useSay()
  const sections = sectionsOf(data.groups, tree)
  return (
    <>
      <PreviewCounts data={data} />
      <RefusalBanner data={data} />
      <Warnings warnings={data.warnings} state={state} tree={tree} />
      <MendedPrices state={state} />
      {sections.map((section) => (
        <section key={section.field} aria-label={t(nightFieldWords[section.field])}>
          {(sections.length > 1 || section.field !== 'price') && <h3 className={styles['field']}>{t(nightFieldWords[section.field])}</h3>}
          <PreviewGroups section={section} tree={tree} warnings={data.warnings} />
        </section>
      ))}
    </>
  )
}

const title = say('Xem trước', 'Preview')
const what = say('bản xem trước', 'the preview')
const computing = say('Đang tính lại', 'Computing')
const oldOne = say('Của lần nhập trước', 'From what was entered before')
const computedAnew = say('Tính lại mỗi khi sửa', 'Updated with every edit')
const chooseFirst = say(
  'Chọn ngày, gói hoặc loại phòng và ít nhất một thay đổi để xem trước.',
  'Choose days, packages or room types and at least one change to see a preview.',
)
const mendFirst = say('Sửa các chỗ được đánh dấu để xem trước.', 'Correct the marked fields to see a preview.')
