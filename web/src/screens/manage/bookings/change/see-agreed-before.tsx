import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { AgreedBefore } from './agreed-before.tsx'

/** Opens what was agreed until a change of a booking. */
export const SeeAgreedBefore = ({ code, changeNo }: { code: string; changeNo: number }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button words={seeWords} look="quiet" size="small" icon="history" onClick={() => setOpen(true)} opens={{ kind: 'dialog', open }} />
      {open && <AgreedBefore code={code} changeNo={changeNo} onClose={() => setOpen(false)} />}
    </>
  )
}

const seeWords = say('Điều đã chốt trước đó', 'What was agreed before')
