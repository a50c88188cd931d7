import type { CallInput } from '@innkeeper/protocol/catalogue'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { nothingChangedWords, useTellApplied } from '../form/use-batch-acts.ts'

type DecideOptions = { readonly undo: (operationNo: number) => void; readonly again: () => void }

/** The decision about a message in a component's hand. */
export type Decide = {
  /** The operation that the message has just become, until it is undone. */
  readonly last: number | null
  readonly undone: () => void
  readonly pending: boolean
  /** Confirms what the preview shows; `rates` says whether prices or restrictions of packages change. */
  readonly confirm: (input: Pick<CallInput<'room-plan/pms-confirm'>, 'id' | 'expect'>, rates: boolean) => void
}

/** Confirms a message: applied once, however often it is pressed; what changed since the preview is shown anew. */
export const useDecide = ({ undo, again }: DecideOptions): Decide => {
  const [last, setLast] = useState<number | null>(null)
  const [rates, setRates] = useState(true)
  const alerts = useAlerts()
  const tellApplied = useTellApplied(undo)
  const change = useChange('room-plan/pms-confirm', {
    done: ({ operationNo, nights }) => {
      setLast(operationNo)
      if (operationNo === null) alerts.success(nothingChangedWords)
      else tellApplied(nights, { operationNo, rates })
    },
    failed: (error) => {
      alerts.failure(error)
      again()
    },
  })
  return {
    last,
    undone: () => {
      setLast(null)
      alerts.success(undoneWords)
    },
    pending: change.pending,
    confirm: (input, changesRates) => {
      setRates(changesRates)
      change.send({ ...input, decision: 'confirm' })
    },
  }
}

const undoneWords = say('Tin đã được hoàn tác.', 'What the message had changed is undone.')
