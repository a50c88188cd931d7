import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onSessionEnd } from '#kit/session/session-end.ts'
import { ownProperty, propertyOfPath, sessionOf } from '#kit/session/session.ts'
import { isInside, paths, type Search } from '#paths.ts'
import { AlertViewport } from '#ui/states/alert-viewport.tsx'

/** What is around every screen: the alerts, and the way out when the session ends. */
export const AppFrame = () => {
  useSessionEnd()
  return (
    <>
      <Outlet />
      <AlertViewport />
    </>
  )
}

/**
 * Leads to the sign-in page when the session ends. Where the person was is kept in the address, what was typed in the drafts. Several calls may
 * be refused at once: the first leads to the page, and what is heard there changes nothing.
 */
const useSessionEnd = (): void => {
  const router = useRouter()
  useEffect(
    () =>
      onSessionEnd((ended) => {
        const { pathname, href } = router.latestLocation
        if (!isInside(pathname)) return
        void router.navigate({ href: doorOf(pathname)({ ended, return: href }), replace: true })
      }),
    [router],
  )
}

// An administrator in a property comes back by the administrators' page, which names the property; who left it in another tab is on the platform still.
const doorOf = (pathname: string) => {
  const session = sessionOf(propertyOfPath(pathname))
  if (pathname.startsWith(paths.admin())) return paths.adminLogin
  if (session === undefined && isOnPlatform()) return () => paths.admin()
  if (typeof session?.user.type !== 'string') return paths.login
  return (search: Search) => paths.adminLogin({ ...search, hotelId: session.hotel?.code })
}

const isOnPlatform = (): boolean => {
  const own = sessionOf(ownProperty)
  return own !== undefined && own.user.type !== null && own.hotel === null
}
