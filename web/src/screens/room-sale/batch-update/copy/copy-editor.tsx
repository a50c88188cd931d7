import { useMemo, useRef, useState } from 'react'
import { UndoDialog } from '#ui/undo/undo-dialog.tsx'
import { BatchBanners } from '../batch-banners.tsx'
import styles from '../batch-update-screen.module.css'
import { useBatchErrors } from '../form/use-batch-errors.ts'
import type { BatchFormState } from '../form/use-batch-form.ts'
import { usePreview } from '../preview/use-preview.ts'
import { RoomsStep } from '../steps/rooms/rooms-step.tsx'
import type { SaleTree } from '../steps/rooms/sale-tree.ts'
import { CopyBar } from './copy-bar.tsx'
import { CopyDaysStep } from './copy-days-step.tsx'
import { asBatch } from './copy-form.ts'
import { copyInputOf, copyProblems, type CopyInput } from './copy-input.ts'
import { CopyPreviewCard } from './copy-preview-card.tsx'
import { CopyWhatStep } from './copy-what-step.tsx'
import { useCopyActs } from './use-copy-acts.ts'
import { useCopyForm } from './use-copy-form.ts'

/** The steps at the left, the preview at the right, the act below: as in a batch update. */
export const CopyEditor = ({ tree }: { tree: SaleTree }) => {
  const steps = useRef<HTMLFieldSetElement>(null)
  const [undoing, setUndoing] = useState<{ readonly operationNo: number; readonly quick: boolean } | null>(null)
  const state = useCopyForm()
  const { form, change } = state
  const problems = useMemo(() => copyProblems(form, tree), [form, tree])
  const input = useMemo(() => copyInputOf(form, tree), [form, tree])
  const preview = usePreview('room-plan/preview-copy', input, nothing)
  const acts = useCopyActs({ state, input, preview, undo: (operationNo) => setUndoing({ operationNo, quick: true }) })
  const errors = useBatchErrors({ problems, preview, tries: acts.tries, steps })
  const isHeld = acts.apply.pending || acts.apply.unanswered !== null
  const ticks: BatchFormState = {
    form: asBatch(form),
    set: ({ roomTypeIds, roomPlanIds }) => change({ roomTypeIds, roomPlanIds }),
    change: ({ roomTypeIds = form.roomTypeIds, roomPlanIds = form.roomPlanIds }) => change({ roomTypeIds, roomPlanIds }),
  }
  return (
    <div className={styles['editor']}>
      <div className={styles['columns']}>
        <fieldset ref={steps} className={styles['form']} disabled={isHeld}>
          <CopyDaysStep state={state} errors={errors} />
          <RoomsStep state={ticks} tree={tree} errors={errors} />
          <CopyWhatStep state={state} errors={errors} />
        </fieldset>
        <div className={styles['preview']}>
          <BatchBanners acts={acts} undo={(operationNo) => setUndoing({ operationNo, quick: false })} />
          <CopyPreviewCard state={state} tree={tree} preview={preview} />
        </div>
      </div>
      <CopyBar preview={preview} acts={acts} />
      {undoing !== null && <UndoDialog {...undoing} onClose={() => setUndoing(null)} done={acts.undone} />}
    </div>
  )
}

const nothing: CopyInput = { days: { by: 'lastYear', from: '', to: '' }, fields: [] }
