import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { useBlocker } from '@tanstack/react-router'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '../../buttons/button.tsx'
import { Dialog } from '../../dialogs/dialog.tsx'

type LeaveGuardProps = {
  /** Leaving now would lose something. */
  active: boolean
  /** What would be lost. */
  words: Saying
  values: SayingValues
}

/** Asks before the page is left while something on it would be lost; a change of the filter does not leave it. */
export const LeaveGuard = ({ active, words, values }: LeaveGuardProps) => {
  const t = useSay()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => active && current.pathname !== next.pathname,
    enableBeforeUnload: active,
    withResolver: true,
  })
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={question}
      acts={
        <>
          <Button words={leave} onClick={() => blocker.proceed?.()} />
          <Button words={stay} look="primary" onClick={() => blocker.reset?.()} />
        </>
      }
    >
      <p>{t(words, values)}</p>
    </Dialog>
  )
}

const question = say('Rời trang khi đang tải ảnh?', 'Leave while photos are being uploaded?')
const leave = say('Rời trang', 'Leave the page')
const stay = say('Ở lại', 'Stay')
