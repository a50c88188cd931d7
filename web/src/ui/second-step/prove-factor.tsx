import { useEffect, useState } from 'react'
import { say } from '@innkeeper/protocol/say'
import { ask, type AnswerOf } from '#kit/calls/ask.ts'
import { Refused } from '#kit/calls/refused.ts'
import { useAct } from '#kit/use-act.ts'
import { useSession } from '#kit/session/session-context.ts'
import { Button } from '../buttons/button.tsx'
import { FailureBanner } from '../states/failure-banner.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import { CodeOrPasskey } from './code-or-passkey.tsx'

/** Proves the second step for a call that asks for a `proof`: it works once, for ten minutes. */
export const ProveFactor = ({ proven }: { proven: (proof: string) => void }) => {
  const { property } = useSession()
  const [begun, setBegun] = useState<AnswerOf<'factor/prove-begin'> | null>(null)
  const act = useAct()
  const { run } = act
  const begin = () => run(async () => setBegun(await ask('factor/prove-begin', {}, { property })))
  // It begins when it is shown, and again where it is over.
  useEffect(() => {
    if (begun === null && act.failure === null) begin()
  })
  if (act.failure !== null)
    return (
      <>
        <FailureBanner failure={act.failure} />
        <Button words={again} onClick={act.forget} />
      </>
    )
  if (begun === null) return <Skeleton rows={2} />
  const { challenge, code, passkey } = begun
  return (
    <CodeOrPasskey
      code={code}
      passkey={passkey !== null}
      question={async () => passkey ?? ''}
      send={async (given) => proven((await ask('factor/prove', { challenge, ...given }, { property })).proof)}
      failed={(error) => {
        if (error instanceof Refused && error.key === 'secondStepOver') setBegun(null)
      }}
    />
  )
}

const again = say('Thử lại', 'Try again')
