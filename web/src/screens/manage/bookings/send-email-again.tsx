import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { Button } from '#ui/buttons/button.tsx'

/** Sends an email about a booking again that did not reach its receiver. */
export const SendEmailAgain = ({ code, emailId }: { code: string; emailId: string }) => {
  const alerts = useAlerts()
  const again = useChange('booking/send-email-again', {
    done: () => alerts.success(done),
    failed: (error) => alerts.failure(error),
  })
  return (
    <Button
      words={againWords}
      look="quiet"
      size="small"
      icon="send"
      reason={again.reason}
      pending={again.pending}
      onClick={() => again.send({ code, emailId })}
    />
  )
}

const againWords = say('Gửi lại', 'Send again')
const done = say('Email đang được gửi lại.', 'The email is sent again.')
