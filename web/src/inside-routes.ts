import { createRoute, redirect, type AnyRoute } from '@tanstack/react-router'
import { ask } from './kit/calls/ask.ts'
import { Refused } from './kit/calls/refused.ts'
import { isOfPlatform, keepHotelSession, keepProperty, ownProperty, propertyOfPath, sessionOf } from './kit/session/session.ts'
import { AdminLayout } from './layouts/admin/admin-layout.tsx'
import { NoScreenAllowed } from './layouts/astray/lacking-right.tsx'
import { OutOfReach, UnknownPlace } from './layouts/astray/unknown-place.tsx'
import { HotelLayout } from './layouts/hotel/hotel-layout.tsx'
import { guarded } from './guarded.tsx'
import { paths } from './paths.ts'
import { childOf, parentPaths } from './screen-at.ts'
import type { Screen } from './screen.ts'
import { codesOf, openerOf, screenRoute } from './screen-route.ts'
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
      const session = sessionOf(hotelId)
      if (session === undefined) await arriveAt(hotelId, href, preload)
      else if (hotelId === ownProperty && isOfPlatform(session)) throw redirect({ href: paths.adminOutOfReach(href) })
      if (!preload) keepProperty(hotelId)
    },
  })
  const start = createRoute({
    getParentRoute: () => layout,
    path: '/',
    component: NoScreenAllowed,
    beforeLoad: ({ params }) => {
      const codes = codesOf(params.hotelId)
      // “A user with no roles is logged out.”
      if (codes.size === 0) throw redirect({ href: paths.login({ ended: 'noRight' }) })
      const first = startPath(params.hotelId, openerOf(params.hotelId))
      if (first !== undefined) throw redirect({ href: first })
    },
  })
  const children = insideScreens(layout, hotelScreens, '/u/$hotelId')
  return layout.addChildren([start, ...children, ...parentRoutes(layout, hotelScreens, '/u/$hotelId'), ...astrayRoutes(layout)])
}

/** At a property of which this browser holds no token yet: the person's own, by its id; another of theirs, which is switched to; or neither. */
const arriveAt = async (hotelId: string, href: string, preload: boolean): Promise<void> => {
  const own = sessionOf(ownProperty)
  if (own === undefined) throw redirect({ href: paths.login({ return: href }) })
  if (own.hotel?.id === hotelId) throw redirect({ href: href.replace(paths.property(hotelId), paths.property()) })
  // Who only points at a link switches nowhere.
  if (preload) throw redirect({ href: paths.login({ return: href }) })
  try {
    keepHotelSession(hotelId, await ask('login/switch', { hotelId }, { property: ownProperty }))
  } catch (error) {
    if (!(error instanceof Refused) || mayPass(error)) throw error
    // The own session has ended, and the answer has said so.
    if (error.status === 401 || error.status === 403) throw redirect({ href: paths.login({ return: href }) })
    throw redirect({ href: isOfPlatform(own) ? paths.adminOutOfReach(href) : paths.outOfReach(href) })
  }
}

const mayPass = ({ status }: Refused): boolean => status === 429 || status >= 500

const insideScreens = (layout: AnyRoute, screens: readonly Screen[], base: string): readonly AnyRoute[] =>
  screens.map((screen) =>
    screenRoute(layout, screen, { path: screen.path.slice(base.length + 1), loaders: insideLoaders, around: guarded }),
  )

/** Where an address inside leads to no screen, or to what this account cannot reach: told inside the shell. */
const astrayRoutes = (layout: AnyRoute): readonly AnyRoute[] => [
  createRoute({ getParentRoute: () => layout, path: 'out-of-reach', component: OutOfReach }),
  createRoute({ getParentRoute: () => layout, path: '$', component: UnknownPlace }),
]

const adminRoute = (root: AnyRoute): AnyRoute => {
  const layout = createRoute({
    getParentRoute: () => root,
    path: '/admin',
    component: AdminLayout,
    beforeLoad: ({ location }) => {
      const session = sessionOf(ownProperty)
      if (session?.user.type === null) throw redirect({ href: paths.outOfReach(location.href) })
      if (session === undefined || !codesOf(ownProperty).has('MANAGE_1'))
        throw redirect({ href: paths.adminLogin({ return: location.href }) })
    },
  })
  const start = createRoute({
    getParentRoute: () => layout,
    path: '/',
    beforeLoad: () => {
      throw redirect({ href: paths.adminWork() })
    },
  })
  const children = insideScreens(layout, platformScreens, '/admin')
  return layout.addChildren([start, ...children, ...parentRoutes(layout, platformScreens, '/admin'), ...astrayRoutes(layout)])
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
        throw redirect({ href: childOf(pathname, openerOf(property)) ?? start, replace: true })
      },
    }),
  )
