import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onSessionEnd } from '../kit/session-end.ts'
import { paths } from '../paths.ts'
import { AlertViewport } from '../ui/alert-viewport.tsx'

/** What is around every screen: the alerts, and the way out when the session ends. */
export function AppFrame() {
  useSessionEnd()
  return (
    <>
      <Outlet />
      <AlertViewport />
    </>
  )
}

// The sign-in page clears the session; where the person was is kept in the address, what was typed in the drafts.
function useSessionEnd(): void {
  const router = useRouter()
  useEffect(
    () =>
      onSessionEnd((ended) => {
        const { pathname, href } = router.state.location
        if (!pathname.startsWith('/u/') && !pathname.startsWith('/admin')) return
        const login = pathname.startsWith('/admin') ? paths.adminLogin : paths.login
        void router.navigate({ href: login({ ended, return: href }), replace: true })
      }),
    [router],
  )
}
