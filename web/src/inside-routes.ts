import { createRoute, redirect, type AnyRoute } from '@tanstack/react-router'
import { ask } from './kit/calls/ask.ts'
import { Refused } from './kit/calls/refused.ts'
import { keepHotelSession, keepProperty, ownProperty, propertyOfPath, sessionOf } from './kit/session/session.ts'
import { AdminLayout } from './layouts/admin/admin-layout.tsx'
import { HotelLayout } from './layouts/hotel/hotel-layout.tsx'
import { paths } from './paths.ts'
import { childOf, parentPaths, screenAt } from './screen-at.ts'
import type { Screen } from './screen.ts'
import { codesOf, lazyScreen, screenRoute } from './screen-route.ts'
import { insideLoaders } from './screen-loaders/loaders.ts'
import { platformScreens } from './screen-table/platform.ts'
import { hotelScreens } from './screen-table/screens.ts'
import { startPath } from './start-path.ts'

/** The routes that need a session, a property's and the platform's: layouts around screens, guards before them. */
export const insideRoutes = (root: AnyRoute): readonly AnyRoute[] => [hotelRoute(root), adminRoute(root)]

const hotelRoute = (root: AnyRoute): AnyRoute => {
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
  const children = hotelScreens.map((screen) => screenRoute(layout, screen, screen.path.replace('/u/$hotelId/', ''), insideLoaders))
  return layout.addChildren([start, ...children, ...parentRoutes(layout, hotelScreens, '/u/$hotelId')])
}

// A link to another property of the person's switches to it. One that is not theirs is for somebody who signs in, and is not told of.
const switchedTo = async (hotelId: string): Promise<boolean> => {
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

const adminRoute = (root: AnyRoute): AnyRoute => {
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
  const children = platformScreens.map((screen) => screenRoute(layout, screen, screen.path.replace('/admin/', ''), insideLoaders))
  return layout.addChildren([start, ...children, ...parentRoutes(layout, platformScreens, '/admin')])
}

// A parent path leads to its first screen, or where the person may open none of them to where they begin.
const parentRoutes = (layout: AnyRoute, screens: readonly Screen[], base: string): readonly AnyRoute[] =>
  parentPaths(screens, base).map((path) =>
    createRoute({
      getParentRoute: () => layout,
      path: path.slice(base.length + 1),
      beforeLoad: ({ location: { pathname } }) => {
        const property = propertyOfPath(pathname)
        const start = base === '/admin' ? paths.admin() : paths.property(property)
        throw redirect({ href: childOf(pathname, codesOf(property)) ?? start, replace: true })
      },
    }),
  )
