import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ask } from '#kit/calls/ask.ts'
import { clearSession, otherTokens, ownProperty } from '#kit/session/session.ts'
import { paths } from '#paths.ts'

/** Signs out: ends this browser's sessions on the server, clears them here, and goes to the sign-in page. */
export const useLogOut = (): (() => void) => {
  const router = useRouter()
  const queries = useQueryClient()
  return () => {
    // A server that cannot be reached must not keep somebody signed in: here the session ends whatever it answers.
    ask('logout', { otherTokens: otherTokens() }, { property: ownProperty, outlivesPage: true }).catch(() => undefined)
    queries.clear()
    clearSession()
    void router.navigate({ href: paths.login() })
  }
}
