import { createRoute, redirect, type AnyRoute } from '@tanstack/react-router'
import { ask } from './kit/ask.ts'
import { Refused } from './kit/refused.ts'
import { keepHotelSession, keepProperty, ownProperty, sessionOf } from './kit/session.ts'
import { AdminLayout } from './layouts/admin/admin-layout.tsx'
import { HotelLayout } from './layouts/hotel/hotel-layout.tsx'
import { paths } from './paths.ts'
import { screenAt } from './screen-at.ts'
import { codesOf, lazyScreen, screenRoute } from './screen-route.ts'
import { adminScreens, hotelScreens } from './screens.ts'
import { startPath } from './start-path.ts'

/** The routes that need a session, a property's and the platform's: layouts around screens, guards before them. */
export const insideRoutes = (root: AnyRoute): readonly AnyRoute[] => [hotelRoute(root), adminRoute(root)]

function hotelRoute(root: AnyRoute): AnyRoute {
  const layout = createRoute({
    getParentRoute: () => root,
    path: '/u/$hotelId',
    component: HotelLayout,
    beforeLoad: async ({ params: { hotelId }, location: { href }, preload }) => {
      if (sessionOf(hotelId) === undefined) {
        // A link that names the person's own property by its id means the own token.
        if (sessionOf(ownProperty)?.hotel?.id === hotelId) throw redirect({ href: href.replace(paths.property(hotelId), paths.property()) })
        // Who only points at a link switches nowhere.
        if (preload || !(await switchedTo(hotelId))) throw redirect({ href: paths.login({ return: href }) })
      }
      if (!preload) keepProperty(hotelId)
    },
  })
  const start = createRoute({
    getParentRoute: () => layout,
    path: '/',
    beforeLoad: ({ params }) => {
      const first = startPath(params.hotelId, codesOf(params.hotelId))
      throw redirect({ href: first ?? paths.login({ ended: 'noRight' }) })
    },
  })
  return layout.addChildren([start, ...hotelScreens.map((screen) => screenRoute(layout, screen, screen.path.replace('/u/$hotelId/', '')))])
}

// A link to another property of the person's switches to it. One that is not theirs is for somebody who signs in, and is not told of.
async function switchedTo(hotelId: string): Promise<boolean> {
  if (sessionOf(ownProperty) === undefined) return false
  try {
    keepHotelSession(hotelId, await ask('login/switch', { hotelId }, { property: ownProperty }))
    return true
  } catch (error) {
    if (error instanceof Refused && !mayPass(error)) return false
    throw error
  }
}

// Signing in would end the session, which is no answer to a server that is busy or asked too often.
const mayPass = ({ status }: Refused): boolean => status === 429 || status >= 500

function adminRoute(root: AnyRoute): AnyRoute {
  const layout = createRoute({
    getParentRoute: () => root,
    path: '/admin',
    component: AdminLayout,
    beforeLoad: ({ location }) => {
      const session = sessionOf(ownProperty)
      if (typeof session?.user.type !== 'string' || !codesOf(ownProperty).has('MANAGE_1'))
        throw redirect({ href: paths.adminLogin({ return: location.href }) })
    },
  })
  const start = createRoute({
    getParentRoute: () => layout,
    path: '/',
    component: lazyScreen(async () => (await import('./layouts/admin/admin-start.tsx')).AdminStart),
    beforeLoad: () => {
      const hotels = paths.adminHotels()
      if (screenAt(hotels) !== undefined) throw redirect({ href: hotels })
    },
  })
  const children = adminScreens.map((screen) => screenRoute(layout, screen, screen.path.replace('/admin/', '')))
  return layout.addChildren([start, ...children])
}
