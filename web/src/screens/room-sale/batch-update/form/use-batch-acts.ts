import type { CallInput } from '@innkeeper/protocol/catalogue'
import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Refused } from '#kit/calls/refused.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { paths } from '#paths.ts'
import { emptyForm, nothingChanged, type BatchForm } from './batch-form.ts'
import type { BatchInput } from './batch-input.ts'
import { useApply, type Apply } from './use-apply.ts'
import type { BatchFormState } from './use-batch-form.ts'
import type { Preview } from '../preview/use-preview.ts'

/** What was applied last, until it is undone or something else is applied. */
export type LastApplied = {
  readonly operationNo: number
  readonly nights: number
  readonly skipped: number
  readonly rates: boolean
}

/** What a person does with the batch. */
export type BatchActs = {
  readonly apply: Apply<CallInput<'room-plan/update-all'>>
  readonly tries: number
  readonly last: LastApplied | null
  readonly applyNow: () => void
  readonly clear: () => void
  readonly undone: () => void
}

type BatchActsOptions = {
  readonly state: BatchFormState
  readonly input: BatchInput | null
  readonly preview: Preview
  readonly undo: (operationNo: number) => void
}

/** Applying, clearing and what comes after. */
export const useBatchActs = ({ state, input, preview, undo }: BatchActsOptions): BatchActs => {
  const [tries, setTries] = useState(0)
  const [last, setLast] = useState<LastApplied | null>(null)
  const alerts = useAlerts()
  const tellApplied = useTellApplied(undo)
  const apply = useApply(
    'room-plan/update-all',
    (applied, input) => {
      const rates = (input.roomPlanIds ?? []).length > 0
      if (applied.operationNo === null) alerts.success(nothingChangedWords)
      else {
        setLast({ ...applied, operationNo: applied.operationNo, rates })
        tellApplied(applied.nights, { operationNo: applied.operationNo, rates })
      }
      // What was changed is done; days and plans stay for the next change.
      setTries(0)
      state.change(nothingChanged)
      preview.forget()
    },
    (refusal: Refused) => {
      alerts.failure(refusal)
      preview.again()
    },
  )
  const clear = () => {
    const former: BatchForm = state.form
    setTries(0)
    apply.forget()
    state.set(emptyForm)
    preview.forget()
    alerts.success(cleared, {}, { words: takeBack, run: () => state.set(former) })
  }
  const applyNow = () => {
    const isSeen = input !== null && preview.current && preview.data !== undefined
    if (isSeen) apply.send({ ...input, note: state.form.note.trim(), expect: preview.data.hash })
    else setTries((former) => former + 1)
  }
  return { apply, tries, last, applyNow, clear, undone: () => setLast(null) }
}

type AppliedFacts = Pick<LastApplied, 'operationNo' | 'rates'>

/** Tells what was applied, with its undo: the alert may be used later, from the bell; where another screen is shown, the undo waits in the log. */
export const useTellApplied = (undo: (operationNo: number) => void) => {
  const alerts = useAlerts()
  const format = useFormat()
  const router = useRouter()
  const { property } = useSession()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (nights: number, { operationNo, rates }: AppliedFacts) => {
    const inLog = (rates ? paths.rateLog : paths.availabilityLog)(property, { operation: operationNo, undo: true })
    const run = () => {
      if (isHere.current) undo(operationNo)
      else void router.navigate({ href: inLog })
    }
    alerts.success(applied, { nights: format.count(nights, nouns.night), operationNo }, { words: undoWords, run })
  }
}

const applied = say('Đã áp dụng {nights}, thao tác {operationNo}.', '{nights} applied, operation {operationNo}.')
const undoWords = say('Hoàn tác', 'Undo')
/** Says that every night has its value already. */
export const nothingChangedWords = say(
  'Không có gì đổi: mọi đêm đã có giá trị này.',
  'Nothing changed: every night has this value already.',
)
const cleared = say('Đã xoá những gì đã nhập.', 'What was entered is cleared.')
const takeBack = say('Lấy lại', 'Bring it back')
