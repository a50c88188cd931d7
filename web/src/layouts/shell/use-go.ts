import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ask } from '#kit/calls/ask.ts'
import { useSession } from '#kit/session/session-context.ts'
import { forgetHotelSession, tokenOf } from '#kit/session/session.ts'
import type { MenuLink } from '../visible-menu.ts'

type Target = Pick<MenuLink, 'to' | 'leaves'>

/** Goes where a link of the menu leads. The way back to the platform ends the session in the property, once one is out of it. */
export const useGo = (): ((target: Target) => void) => {
  const router = useRouter()
  const queries = useQueryClient()
  const { property } = useSession()
  const leave = async (to: string): Promise<void> => {
    await router.navigate({ href: to })
    // A form that is not saved may have kept the person there.
    const token = tokenOf(property)
    if (token === undefined || !router.latestLocation.pathname.startsWith(to)) return
    // Where the server cannot be reached the session ends by itself, when nobody has used it.
    ask('logout', {}, { token, outlivesPage: true }).catch(() => undefined)
    forgetHotelSession(property)
    queries.removeQueries({ queryKey: [property] })
  }
  return ({ to, leaves }) => {
    if (leaves) void leave(to)
    else void router.navigate({ href: to })
  }
}
