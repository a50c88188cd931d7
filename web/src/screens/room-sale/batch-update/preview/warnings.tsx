import { say, type Saying } from '@innkeeper/protocol/say'
import { nameOf } from '#kit/language/names.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import type { BatchForm } from '../form/batch-form.ts'
import styles from './preview-card.module.css'
import { zerosOff, type PreviewWarning } from './preview-sections.ts'
import type { SaleTree } from '../steps/rooms/sale-tree.ts'
import type { BatchFormState } from '../form/use-batch-form.ts'

const shownFirst = 3

type WarningsProps = { warnings: readonly PreviewWarning[]; state: BatchFormState; tree: SaleTree }

/** New prices that look a zero too long or too short, each with a button that mends it. */
export const Warnings = ({ warnings, state, tree }: WarningsProps) => {
  const t = useSay()
  const format = useFormat()
  if (warnings.length === 0) return null
  const { form, change } = state
  const mend = (mended: readonly PreviewWarning[]) => change({ fixes: withFixes(form.fixes, mended) })
  const rest = warnings.length - shownFirst
  return (
    <div className={styles['warnings']}>
      {warnings.slice(0, shownFirst).map((warning) => (
        <Banner
          key={`${warning.roomPlanId} ${warning.night}`}
          tone="amber"
          title={t(looksWords[warning.looks], { zeros: zerosOff(warning) })}
          act={<Button words={mendOne} values={{ price: format.money(warning.suggested) }} size="small" onClick={() => mend([warning])} />}
        >
          {t(where, {
            place: t(placeOf(warning, tree)),
            day: format.day(warning.night),
            price: format.money(warning.price),
            median: format.money(warning.median),
          })}
        </Banner>
      ))}
      {rest > 0 && (
        <Banner
          tone="amber"
          title={t(more, { count: rest })}
          act={<Button words={mendAll} values={{ count: warnings.length }} size="small" onClick={() => mend(warnings)} />}
        />
      )}
    </div>
  )
}

/** Says how many prices were mended by hand, and takes that back. */
export const MendedPrices = ({ state: { form, change } }: { state: BatchFormState }) => {
  const t = useSay()
  if (form.fixes.length === 0) return null
  return (
    <p className={styles['mended']}>
      {t(form.fixes.length === 1 ? mendedOne : mended, { count: form.fixes.length })}
      <Button words={takeBack} look="quiet" size="small" icon="arrow-back-up" onClick={() => change({ fixes: [] })} />
    </p>
  )
}

const withFixes = (fixes: BatchForm['fixes'], mended: readonly PreviewWarning[]): BatchForm['fixes'] => {
  const added = mended.flatMap(({ roomPlanId, night, suggested }) => (roomPlanId === null ? [] : [{ roomPlanId, night, price: suggested }]))
  const others = fixes.filter((fix) => !added.some((one) => one.roomPlanId === fix.roomPlanId && one.night === fix.night))
  return [...others, ...added]
}

const placeOf = ({ roomTypeId, roomPlanId }: PreviewWarning, tree: SaleTree): Saying => {
  const room = tree.find((one) => one.id === roomTypeId)
  const plan = room?.plans.find((one) => one.roomPlanId === roomPlanId)
  if (room === undefined || plan === undefined) return unknown
  const [ofRoom, ofPlan] = [nameOf(room), nameOf(plan)]
  return { vi: `${ofRoom.vi}, ${ofPlan.vi}`, en: `${ofRoom.en}, ${ofPlan.en}` }
}

const looksWords = {
  zeroLong: say('1 giá trông thừa {zeros} chữ số 0.', '1 price seems to have {zeros} zero too many.'),
  zeroShort: say('1 giá trông thiếu {zeros} chữ số 0.', '1 price seems to miss {zeros} zero.'),
}
const where = say('{place}, {day}: {price}, thường là {median}.', '{place}, {day}: {price}, usually {median}.')
const mendOne = say('Sửa thành {price}', 'Change to {price}')
const more = say('Còn {count} giá nữa trông thừa hoặc thiếu chữ số 0.', '{count} more prices seem to have a wrong number of zeros.')
const mendAll = say('Sửa cả {count} giá', 'Correct all {count} prices')
const mended = say('{count} giá được sửa riêng.', '{count} prices corrected by hand.')
const mendedOne = say('1 giá được sửa riêng.', '1 price corrected by hand.')
const takeBack = say('Bỏ sửa riêng', 'Undo the corrections')
const unknown = say('Gói', 'Package')
