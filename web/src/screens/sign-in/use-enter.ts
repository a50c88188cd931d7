import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { keepOwnSession, type SignedIn } from '../../kit/session.ts'
import { entryPath } from './entry-path.ts'
import type { SignInSearch } from './sign-in-search.ts'

/** Enters: stores the session, forgets what another session had read, and goes to where the person wants to be. */
export function useEnter(search: SignInSearch): (signedIn: SignedIn) => void {
  const router = useRouter()
  const queries = useQueryClient()
  return (signedIn) => {
    queries.clear()
    keepOwnSession(signedIn)
    void router.navigate({ href: entryPath(signedIn, search), replace: true })
  }
}
