import type { AnswerOf } from '#kit/calls/ask.ts'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { Refused } from '#kit/calls/refused.ts'
import { mayBeDone } from '#kit/calls/use-change.ts'
import { useUpload, type ToUpload } from '#kit/uploads/use-upload.ts'
import { nothingChangedWords, useTellApplied, type LastApplied } from '../form/use-batch-acts.ts'

/** The preview of a workbook. */
export type WorkbookPreview = AnswerOf<'room-plan/preview-workbook'>

/** A workbook that was chosen: the file, whether cells that cannot be used are left out, and the note for the log. */
type Chosen = { readonly file: File; readonly leaveProblems: boolean }

/** Reading a workbook: chosen, previewed by the server, applied once. */
export const useImport = (undo: (operationNo: number) => void) => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [note, setNote] = useState('')
  const [preview, setPreview] = useState<WorkbookPreview | null>(null)
  const previews = useUpload('room-plan/preview-workbook', { atOnce: 1, done: setPreview })
  const choose = (next: Chosen | null) => {
    setChosen(next)
    setPreview(null)
    for (const { id } of previews.items) previews.remove(id)
    if (next === null) setNote('')
    else previews.add([{ file: next.file, input: { leaveProblems: next.leaveProblems } }])
  }
  const { last, undone, apply, send } = useApplying({ preview, choose, undo })
  return {
    chosen,
    choose,
    note,
    setNote,
    preview,
    last,
    undone,
    apply,
    forget: () => choose(null),
    reading: previews.items.at(-1) ?? null,
    readAgain: () => choose(chosen),
    applyNow: () => {
      if (chosen === null || preview === null || apply.pending) return
      send({ file: chosen.file, input: { leaveProblems: chosen.leaveProblems, note: note.trim(), expect: preview.hash } })
    },
  }
}

type ApplyingOptions = {
  readonly preview: WorkbookPreview | null
  readonly choose: (next: Chosen | null) => void
  readonly undo: (operationNo: number) => void
}

/** Applying what was seen; what is refused is read anew, what got no answer is sent again under its key. */
const useApplying = ({ preview, choose, undo }: ApplyingOptions) => {
  const [last, setLast] = useState<LastApplied | null>(null)
  const tellApplied = useTellApplied(undo)
  const alerts = useAlerts()
  const applies = useUpload('room-plan/apply-workbook', {
    atOnce: 1,
    done: ({ operationNo, nights, skipped }) => {
      if (operationNo === null) alerts.success(nothingChangedWords)
      else {
        const rates = preview?.groups.some(({ roomPlanId }) => roomPlanId !== null) ?? true
        setLast({ operationNo, nights, skipped, rates })
        tellApplied(nights, { operationNo, rates })
      }
      choose(null)
    },
    failed: (error, { file, input }) => {
      if (mayBeDone(error)) return
      alerts.failure(error)
      if (error instanceof Refused) choose({ file, leaveProblems: input.leaveProblems ?? false })
    },
  })
  const attempt = applies.items.at(-1)
  const failed = attempt?.state === 'failed' ? attempt : null
  const lost = failed?.error !== undefined && failed.error !== null && mayBeDone(failed.error) ? failed : null
  const apply = {
    unanswered: lost?.sent ?? null,
    pending: applies.busy,
    failure: lost === null && failed?.error instanceof Refused ? failed.error : null,
    sendAgain: () => (lost === null ? undefined : applies.retry(lost.id)),
    letGo: () => (lost === null ? undefined : applies.remove(lost.id)),
  }
  return { last, undone: () => setLast(null), apply, send: (sent: ToUpload<'room-plan/apply-workbook'>) => applies.add([sent]) }
}

/** What a person does with a workbook. */
export type Importing = ReturnType<typeof useImport>
