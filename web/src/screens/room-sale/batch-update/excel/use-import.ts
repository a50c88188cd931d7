import type { AnswerOf } from '#kit/calls/ask.ts'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { Refused } from '#kit/calls/refused.ts'
import { mayBeDone } from '#kit/calls/use-change.ts'
import { useUpload } from '#kit/uploads/use-upload.ts'
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
  const [last, setLast] = useState<LastApplied | null>(null)
  const previews = useUpload('room-plan/preview-workbook', { atOnce: 1, done: setPreview })
  const tellApplied = useTellApplied(undo)
  const alerts = useAlerts()
  const choose = (next: Chosen) => {
    setChosen(next)
    setPreview(null)
    for (const { id } of previews.items) previews.remove(id)
    previews.add([{ file: next.file, input: { leaveProblems: next.leaveProblems } }])
  }
  const forget = () => {
    setChosen(null)
    setPreview(null)
    setNote('')
    for (const { id } of previews.items) previews.remove(id)
  }
  const applies = useUpload('room-plan/apply-workbook', {
    atOnce: 1,
    done: ({ operationNo, nights, skipped }) => {
      if (operationNo === null) alerts.success(nothingChangedWords)
      else {
        const rates = preview?.groups.some(({ roomPlanId }) => roomPlanId !== null) ?? true
        setLast({ operationNo, nights, skipped, rates })
        tellApplied(nights, { operationNo, rates })
      }
      forget()
    },
    failed: (error, { file, input }) => {
      if (!mayBeDone(error)) alerts.failure(error)
      if (error instanceof Refused && !mayBeDone(error)) choose({ file, leaveProblems: input.leaveProblems ?? false })
    },
  })
  const attempt = applies.items.at(-1)
  const lost = attempt?.state === 'failed' && attempt.error !== null && mayBeDone(attempt.error) ? attempt : null
  return {
    chosen,
    choose,
    forget,
    note,
    setNote,
    preview,
    last,
    undone: () => setLast(null),
    reading: previews.items.at(-1) ?? null,
    readAgain: () => (chosen === null ? undefined : choose(chosen)),
    apply: {
      unanswered: lost?.sent ?? null,
      pending: applies.busy,
      failure: attempt?.state === 'failed' && lost === null && attempt.error instanceof Refused ? attempt.error : null,
      sendAgain: () => (lost === null ? undefined : applies.retry(lost.id)),
      letGo: () => (lost === null ? undefined : applies.remove(lost.id)),
    },
    applyNow: () => {
      if (chosen === null || preview === null || applies.busy) return
      applies.add([{ file: chosen.file, input: { leaveProblems: chosen.leaveProblems, note: note.trim(), expect: preview.hash } }])
    },
  }
}

/** What a person does with a workbook. */
export type Importing = ReturnType<typeof useImport>
