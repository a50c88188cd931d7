import { userFactorCalls } from '@innkeeper/protocol/calls/setting/user-factor'
import { refusals } from '@innkeeper/protocol/refusals'
import { say } from '@innkeeper/protocol/say'
import { resetRefusals } from '@innkeeper/protocol/shapes/factor-reset'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSession } from '#kit/session/session-context.ts'
import { Button } from '#ui/buttons/button.tsx'
import { factorIsReset, resetFactor, ResetFactorDialog } from '#ui/second-step/reset-factor-dialog.tsx'

type Person = AnswerOf<'user/detail'>

/** Resets the second step of somebody who has lost everything that proves it; where it cannot be, the button says why. */
export const PersonFactor = ({ person }: { person: Person }) => {
  const [open, setOpen] = useState(false)
  const { lacks } = useSession()
  const { factorKept } = person
  if (factorKept === 'none' || factorKept === 'self') return null
  const kept = factorKept === null ? lacks('user/reset-second-factor') : refusals[resetRefusals[factorKept]].words
  return (
    <>
      <Button words={resetFactor} icon="lock" reason={kept} onClick={() => setOpen(true)} />
      {open && <ResetPersonFactor person={person} onClose={() => setOpen(false)} />}
    </>
  )
}

const ResetPersonFactor = ({ person: { id, fullName: name }, onClose }: { person: Person; onClose: () => void }) => {
  const alerts = useAlerts()
  const form = useForm('user/reset-second-factor', {
    schema: userFactorCalls['user/reset-second-factor'].input,
    initial: { id },
    done: () => {
      alerts.success(factorIsReset, { name })
      onClose()
    },
  })
  return <ResetFactorDialog form={form} name={name} onClose={onClose} />
}

/** Whether somebody has a second step, as a line. */
export const factorLines = {
  on: say('Xác thực hai bước: đã bật.', 'Two-step verification: on.'),
  off: say('Xác thực hai bước: chưa bật.', 'Two-step verification: off.'),
}
