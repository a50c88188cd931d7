import { useRouter } from '@tanstack/react-router'
import { keepHotelSession, ownProperty, sessionOf } from '#kit/session/session.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { sameScreen } from './same-screen.ts'

/** Goes to another property of the person: with the token that this browser holds for it, or with a new one. */
export const useSwitchProperty = (): ((hotelId: string) => void) => {
  const router = useRouter()
  const alerts = useAlerts()
  const go = (property: string) => {
    const signedIn = sessionOf(property)
    const codes = new Set(signedIn?.user.roles.map((role) => role.fnCode))
    void router.navigate({ href: sameScreen(router.state.location.pathname, property, { codes, kind: signedIn?.hotel?.kind }) })
  }
  const change = useChange('login/switch', {
    done: (signedIn, { hotelId }) => {
      keepHotelSession(hotelId, signedIn)
      go(hotelId)
    },
    failed: alerts.failure,
  })
  return (hotelId) => {
    if (sessionOf(ownProperty)?.hotel?.id === hotelId) go(ownProperty)
    else if (sessionOf(hotelId) !== undefined) go(hotelId)
    else change.send({ hotelId })
  }
}
