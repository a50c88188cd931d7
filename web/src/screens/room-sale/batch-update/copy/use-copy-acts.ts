import type { CallInput } from '@innkeeper/protocol/catalogue'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useApply, type Apply } from '../form/use-apply.ts'
import { nothingChangedWords, useTellApplied, type LastApplied } from '../form/use-batch-acts.ts'
import type { Preview } from '../preview/use-preview.ts'
import type { CopyInput } from './copy-input.ts'
import type { CopyFormState } from './use-copy-form.ts'

/** The preview of a copy. */
export type CopyPreview = Preview<AnswerOf<'room-plan/preview-copy'>>

/** What a person does with a copy. */
export type CopyActs = {
  readonly apply: Apply<CallInput<'room-plan/copy-nights'>>
  readonly tries: number
  readonly last: LastApplied | null
  readonly copyNow: () => void
  readonly clear: () => void
  readonly undone: () => void
}

type CopyActsOptions = {
  readonly state: CopyFormState
  readonly input: CopyInput | null
  readonly preview: CopyPreview
  readonly undo: (operationNo: number) => void
}

/** Copying, clearing and what comes after. */
export const useCopyActs = ({ state, input, preview, undo }: CopyActsOptions): CopyActs => {
  const [tries, setTries] = useState(0)
  const [last, setLast] = useState<LastApplied | null>(null)
  const alerts = useAlerts()
  const tellApplied = useTellApplied(undo)
  const apply = useApply(
    'room-plan/copy-nights',
    ({ operationNo, nights, skipped }, { roomPlanIds = [] }) => {
      const rates = roomPlanIds.length > 0
      if (operationNo === null) alerts.success(nothingChangedWords)
      else {
        setLast({ operationNo, nights, skipped, rates })
        tellApplied(nights, { operationNo, rates })
      }
      setTries(0)
      preview.again()
    },
    (refusal) => {
      alerts.failure(refusal)
      preview.again()
    },
  )
  const clear = () => {
    setTries(0)
    apply.forget()
    state.clear()
    preview.forget()
  }
  const copyNow = () => {
    const isSeen = input !== null && preview.current && preview.data !== undefined
    if (isSeen) apply.send({ ...input, note: state.form.note.trim(), expect: preview.data.hash })
    else setTries((former) => former + 1)
  }
  return { apply, tries, last, copyNow, clear, undone: () => setLast(null) }
}
