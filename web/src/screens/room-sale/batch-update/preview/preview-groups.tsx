import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useNightWords } from '#kit/property/night-words.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useNightSpans } from '#kit/property/use-night-spans.ts'
import { paths } from '#paths.ts'
import { Icon } from '#ui/look/icon.tsx'
import { Link } from '#ui/buttons/link.tsx'
import styles from './preview-groups.module.css'
import {
  moveOf,
  spansYears,
  warningsAt,
  type AlikeGroups,
  type PreviewGroup,
  type PreviewRun,
  type PreviewSection,
  type PreviewWarning,
} from './preview-sections.ts'
import type { SaleTree } from '../steps/rooms/sale-tree.ts'

type PreviewGroupsProps = { section: PreviewSection; tree: SaleTree; warnings: readonly PreviewWarning[] }

/** A field's nights, place by place: runs of nights with before, after and by how much. */
export const PreviewGroups = ({ section, tree, warnings }: PreviewGroupsProps) => {
  const t = useSay()
  const year = spansYears(section)
  return section.groups.map((alike) => (
    <section key={alike.key} className={styles['group']}>
      <GroupHead alike={alike} tree={tree} />
      <table className={styles['table']} aria-label={t(nightsHead)}>
        <thead className="hidden-words">
          <tr>
            {[nightsHead, countHead, beforeHead, afterHead, moveHead].map((head) => (
              <th key={head.en} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {alike.first.runs.map((run) => (
            <RunRow
              key={`${run.interval} ${run.from} ${run.outcome} ${String(run.before)} ${String(run.after)}`}
              group={alike.first}
              run={run}
              year={year}
              isWarned={alike.places.some((place) => warningsAt(place, run, warnings).length > 0)}
            />
          ))}
          {alike.first.moreRuns > 0 && (
            <tr>
              <td colSpan={5}>{t(moreRuns, { count: alike.first.moreRuns })}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  ))
}

const GroupHead = ({ alike, tree }: { alike: AlikeGroups; tree: SaleTree }) => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  const { first, places } = alike
  const names = places.map((place) =>
    namesOf(place, tree)
      .map((name) => t(name))
      .join(', '),
  )
  const parts = [
    ...(first.change > 0 ? [format.count(first.change, nouns.night)] : []),
    ...(first.equal > 0 ? [t(equalCount, { count: first.equal })] : []),
    ...(first.skipped > 0 ? [t(skippedCount, { count: first.skipped })] : []),
    ...(first.refused > 0 ? [t(refusedCount, { count: first.refused })] : []),
  ]
  const isOne = places.length === 1
  const noun = first.roomPlanId === null ? nouns.roomType : nouns.plan
  return (
    <header className={styles['head']}>
      <Link className={styles['name']} to={paths.availAndRate(property, { from: first.runs[0]?.from })}>
        {isOne ? names[0] : format.count(places.length, noun)}
      </Link>
      <span className={styles['sum']}>{isOne ? parts.join(', ') : t(each, { parts: parts.join(', ') })}</span>
      {!isOne && <span className={styles['names']}>{names.join(' · ')}</span>}
    </header>
  )
}

type RunRowProps = { group: PreviewGroup; run: PreviewRun; year: boolean; isWarned: boolean }

const RunRow = ({ group, run, year, isWarned }: RunRowProps) => {
  const t = useSay()
  const format = useFormat()
  const nightWords = useNightWords()
  const spans = useNightSpans()
  const value = (shown: PreviewRun['before']) => nightWords.value(group.field, shown)
  const span = spans(run, { year })
  if (run.outcome !== 'change') {
    const words = run.outcome === 'equal' ? t(equalRun, { value: value(run.after) }) : t(reasons[run.outcome], { message: run.message })
    return (
      <tr data-outcome={run.outcome}>
        <th scope="row">{span}</th>
        <td>{format.count(run.nights, nouns.night)}</td>
        <td colSpan={3} className={styles['reason']}>
          {run.outcome === 'refused' && <Icon name="alert-circle" size={14} />} {words}
        </td>
      </tr>
    )
  }
  const move = group.field === 'price' ? moveOf(run) : null
  return (
    <tr data-outcome="change" data-warned={isWarned}>
      <th scope="row">
        {isWarned && <Icon name="alert-triangle" size={14} />} {span}
      </th>
      <td>{format.count(run.nights, nouns.night)}</td>
      <td className={styles['before']}>
        {value(run.before)} <Icon name="arrow-right" size={13} />
      </td>
      <td className={styles['after']}>{value(run.after)}</td>
      <td className={styles['move']} data-down={move !== null && move < 0}>
        {move !== null && `${move < 0 ? '−' : '+'}${format.percent(Math.abs(move))}`}
      </td>
    </tr>
  )
}

const namesOf = ({ roomTypeId, roomPlanId }: PreviewGroup, tree: SaleTree) => {
  const room = tree.find((one) => one.id === roomTypeId)
  const plan = room?.plans.find((one) => one.roomPlanId === roomPlanId)
  return [room, plan].flatMap((one) => (one === undefined ? [] : [nameOf(one)]))
}

const nightsHead = say('Đêm', 'Nights')
const countHead = say('Số đêm', 'How many')
const beforeHead = say('Trước', 'Before')
const afterHead = say('Sau', 'After')
const moveHead = say('Chênh lệch', 'Difference')
const equalCount = say('{count} không đổi', '{count} unchanged')
const skippedCount = say('{count} bỏ qua', '{count} skipped')
const refusedCount = say('{count} bị từ chối', '{count} refused')
const each = say('mỗi nơi {parts}', '{parts} each')
const equalRun = say('Đã bằng {value}', 'Already {value}')
const reasons = {
  skipped: say('Bỏ qua: {message}', 'Skipped: {message}'),
  refused: say('Bị từ chối: {message}', 'Refused: {message}'),
}
const moreRuns = say('Và {count} nhóm đêm nữa.', 'And {count} more groups of nights.')
