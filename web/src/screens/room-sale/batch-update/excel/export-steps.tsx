import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { daysBetween, toDay } from '@innkeeper/rules/days/day'
import { lastSettableNight } from '@innkeeper/rules/days/last-settable-night'
import { ask } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useToday } from '#kit/property/use-today.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useDownload } from '#kit/uploads/use-download.ts'
import { Button } from '#ui/buttons/button.tsx'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { BatchFormState } from '../form/use-batch-form.ts'
import { nightsField } from '../copy/nights-field.ts'
import { asBatch } from '../copy/copy-form.ts'
import { PartTicks } from '../copy/part-ticks.tsx'
import { RoomsStep } from '../steps/rooms/rooms-step.tsx'
import type { SaleTree } from '../steps/rooms/sale-tree.ts'
import { Step } from '../steps/step.tsx'
import styles from './excel.module.css'
import { useExportForm } from './use-export-form.ts'

const noErrors: ReadonlyMap<string, string> = new Map()

/** Out: which nights, where, which fields; a workbook is made of them. */
export const ExportSteps = ({ tree }: { tree: SaleTree }) => {
  const today = useToday()
  const state = useExportForm(tree)
  const { form, change } = state
  const ticks: BatchFormState = {
    form: asBatch(form),
    set: ({ roomTypeIds, roomPlanIds }) => change({ roomTypeIds, roomPlanIds }),
    change: ({ roomTypeIds = form.roomTypeIds, roomPlanIds = form.roomPlanIds }) => change({ roomTypeIds, roomPlanIds }),
  }
  return (
    <>
      <Step number={1} title={daysTitle}>
        <DateRangeField
          kind="nights"
          from={today}
          to={lastSettableNight(today)}
          field={nightsField(nightsLabel, form.target, (target) => change({ target }))}
        />
      </Step>
      <RoomsStep state={ticks} tree={tree} errors={noErrors} />
      <Step number={3} title={fieldsTitle}>
        <PartTicks parts={form.parts} change={(parts) => change({ parts })} />
        <ExportButton input={state.input} />
      </Step>
    </>
  )
}

/** Makes the workbook; how much it will hold is said beforehand. */
const ExportButton = ({ input }: { input: ReturnType<typeof useExportForm>['input'] }) => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  const { pending, download } = useDownload(() => ask('room-plan/export-workbook', input ?? nothing, { property }))
  const nights = input === null ? 0 : daysBetween(toDay(input.from), toDay(input.to)) + 1
  const rows = (input?.roomPlanIds?.length ?? 0) + (input?.roomTypeIds?.length ?? 0)
  return (
    <div className={styles['out']}>
      <Button
        words={exportWords}
        look="primary"
        icon="table-export"
        pending={pending}
        reason={input === null ? incomplete : undefined}
        onClick={download}
      />
      <span className={styles['size']} role={pending ? 'status' : undefined}>
        {input !== null &&
          t(pending ? making : sizeWords, { rows: format.count(rows, nouns.row), nights: format.count(nights, nouns.night) })}
      </span>
      {pending && <progress aria-label={t(exportWords)} />}
    </div>
  )
}

const nothing = { from: '', to: '', fields: [] }

const daysTitle = say('Xuất những đêm nào', 'Which nights are exported')
const nightsLabel = say('Các đêm', 'Nights')
const fieldsTitle = say('Xuất những gì', 'What is exported')
const exportWords = say('Xuất ra Excel', 'Export to Excel')
const incomplete = say('Chọn đêm, loại phòng hoặc gói và trường cần xuất.', 'Choose nights, room types or packages, and what is exported.')
const sizeWords = say('{rows} × {nights}', '{rows} × {nights}')
const making = say('Đang làm tệp: {rows} × {nights}', 'Making the workbook: {rows} × {nights}')
