import { settableRange } from '@innkeeper/rules/days/last-settable-night'
import { useMemo, useRef, useState } from 'react'
import { useToday } from '#kit/property/use-today.ts'
import { UndoDialog } from '#ui/undo/undo-dialog.tsx'
import { BatchBanners } from './batch-banners.tsx'
import { BatchBar } from './batch-bar.tsx'
import { inputOf, type BatchInput } from './form/batch-input.ts'
import { problemsOf } from './form/batch-problems.ts'
import styles from './batch-update-screen.module.css'
import { ChangesStep } from './steps/changes/changes-step.tsx'
import { IntervalsStep } from './steps/intervals/intervals-step.tsx'
import { WaitingBanner } from './held/waiting-banner.tsx'
import { PreviewCard } from './preview/preview-card.tsx'
import { RoomsStep } from './steps/rooms/rooms-step.tsx'
import type { SaleTree } from './steps/rooms/sale-tree.ts'
import { useBatchActs } from './form/use-batch-acts.ts'
import { useBatchErrors } from './form/use-batch-errors.ts'
import { useBatchForm } from './form/use-batch-form.ts'
import { usePreview } from './preview/use-preview.ts'

/** The steps at the left, the preview at the right, the act below. */
export const BatchEditor = ({ tree }: { tree: SaleTree }) => {
  const today = useToday()
  const steps = useRef<HTMLFieldSetElement>(null)
  const [undoing, setUndoing] = useState<{ readonly operationNo: number; readonly quick: boolean } | null>(null)
  const state = useBatchForm()
  const problems = useMemo(() => problemsOf(state.form, tree, settableRange(today)), [state.form, tree, today])
  const input = useMemo(() => (problems.length === 0 ? inputOf(state.form, tree) : null), [problems, state.form, tree])
  const preview = usePreview('room-plan/preview-all', input, nothing)
  const acts = useBatchActs({ state, input, preview, undo: (operationNo) => setUndoing({ operationNo, quick: true }) })
  const errors = useBatchErrors({ problems, preview, tries: acts.tries, steps })
  const isHeld = acts.apply.pending || acts.apply.unanswered !== null
  return (
    <div className={styles['editor']}>
      <WaitingBanner />
      <div className={styles['columns']}>
        <fieldset ref={steps} className={styles['form']} disabled={isHeld}>
          <IntervalsStep state={state} errors={errors} />
          <RoomsStep state={state} tree={tree} errors={errors} />
          <ChangesStep state={state} errors={errors} />
        </fieldset>
        <div className={styles['preview']}>
          <BatchBanners acts={acts} undo={(operationNo) => setUndoing({ operationNo, quick: false })} />
          <PreviewCard state={state} tree={tree} preview={preview} whole={problems.every((problem) => problem.atOnce)} />
        </div>
      </div>
      <BatchBar state={state} tree={tree} preview={preview} acts={acts} />
      {undoing !== null && <UndoDialog {...undoing} onClose={() => setUndoing(null)} done={acts.undone} />}
    </div>
  )
}

const nothing: BatchInput = { intervals: [], changes: {} }
