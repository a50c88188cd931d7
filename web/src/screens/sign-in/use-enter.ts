import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keepOwnSession, type SignedIn } from '../../kit/session.ts'
import { paths } from '../../paths.ts'
import type { SignInSearch } from './sign-in-search.ts'

/** Enters: stores the session, forgets what another session had read, and goes to where the person wants to be. */
export function useEnter(search: SignInSearch): (signedIn: SignedIn) => void {
  const router = useRouter()
  const queries = useQueryClient()
  return (signedIn) => {
    queries.clear()
    keepOwnSession(signedIn)
    // Where the inside does not come, its own address says so and offers to load it again.
    void bringInside().then((entryPath) => router.navigate({ href: entryPath?.(signedIn, search) ?? paths.property(), replace: true }))
  }
}

/** Has the inside come while a person is still typing. */
export function useInsideSoon(typing: boolean): void {
  useEffect(() => {
    if (typing) void bringInside()
  }, [typing])
}

// Only the inside knows which screens there are.
const bringInside = () =>
  import('./entry-path.ts').then(
    ({ entryPath }) => entryPath,
    () => null,
  )
