import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { keepHotelSession } from '#kit/session/session.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'

/** Enters a property as its owner, with a token of its own in this browser's list. */
export const EnterHotel = ({ id }: { id: string }) => {
  const router = useRouter()
  const alerts = useAlerts()
  const change = useChange('supplier/hotel/login', {
    done: (signedIn) => {
      keepHotelSession(id, signedIn)
      void router.navigate({ href: paths.property(id) })
    },
    failed: alerts.failure,
  })
  return <Button words={enterWords} icon="door-enter" pending={change.pending} onClick={() => change.send({ hotelId: id })} />
}

const enterWords = say('Vào như chủ khách sạn', 'Enter as its owner')
