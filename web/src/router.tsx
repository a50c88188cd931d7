import { holdsAll } from '@innkeeper/protocol/access'
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router'
import { keepProperty, ownProperty, propertyOfPath, sessionOf } from './kit/session.ts'
import { AppFrame } from './layouts/app-frame.tsx'
import { ScreenFailed } from './layouts/screen-failed.tsx'
import { within } from './kit/within.ts'
import { paths } from './paths.ts'
import { adminScreens, hotelScreens, publicScreens, type Screen } from './screens.ts'
import { screenAt } from './screen-at.ts'
import { startPath } from './start-path.ts'

const chunkSeconds = 120

/** The router over the screen table: layouts around screens, guards before them, and the sign-in page for any unknown path. */
export function createAppRouter() {
  const root = createRootRoute({ component: AppFrame, errorComponent: ScreenFailed, notFoundComponent: () => null })
  return createRouter({
    routeTree: root.addChildren([
      ...publicScreens.map((screen) => screenRoute(root, screen, screen.path)),
      hotelRoute(root),
      adminRoute(root),
      homeRoute(root),
      createRoute({ getParentRoute: () => root, path: '$', beforeLoad: toLogin }),
    ]),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: searchText,
    defaultPreload: 'intent',
    defaultErrorComponent: ScreenFailed,
    defaultNotFoundComponent: () => null,
    notFoundMode: 'root',
    scrollRestoration: true,
  })
}

/** Where somebody begins: the property or the platform, or the sign-in page. */
function homeRoute(root: AnyRoute) {
  return createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      const session = sessionOf(ownProperty)
      throw redirect({ href: session === undefined ? paths.login() : paths.property() })
    },
  })
}

function hotelRoute(root: AnyRoute) {
  const layout = createRoute({
    getParentRoute: () => root,
    path: '/u/$hotelId',
    component: lazyRouteComponent(() => import('./layouts/hotel/hotel-layout.tsx'), 'HotelLayout'),
    beforeLoad: ({ params, location }) => {
      if (sessionOf(params.hotelId) === undefined) throw redirect({ href: elsewhere(params.hotelId, location.href) })
      keepProperty(params.hotelId)
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

// A link that names the person's own property by its id means the own token; any other needs a sign-in.
function elsewhere(property: string, href: string): string {
  const isOwn = sessionOf(ownProperty)?.hotel?.id === property
  return isOwn ? href.replace(paths.property(property), paths.property(ownProperty)) : paths.login({ return: href })
}

function adminRoute(root: AnyRoute) {
  const layout = createRoute({
    getParentRoute: () => root,
    path: '/admin',
    component: lazyRouteComponent(() => import('./layouts/admin/admin-layout.tsx'), 'AdminLayout'),
    beforeLoad: ({ location }) => {
      const session = sessionOf(ownProperty)
      if (typeof session?.user.type !== 'string' || !codesOf(ownProperty).has('MANAGE_1'))
        throw redirect({ href: paths.adminLogin({ return: location.href }) })
    },
  })
  const start = createRoute({
    getParentRoute: () => layout,
    path: '/',
    component: lazyRouteComponent(() => import('./layouts/admin/admin-start.tsx'), 'AdminStart'),
    beforeLoad: () => {
      const hotels = paths.adminHotels()
      if (screenAt(hotels) !== undefined) throw redirect({ href: hotels })
    },
  })
  const children = adminScreens.map((screen) => screenRoute(layout, screen, screen.path.replace('/admin/', '')))
  return layout.addChildren([start, ...children])
}

function screenRoute(parent: AnyRoute, screen: Screen, path: string) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(async () => ({ Screen: await within(chunkSeconds, screen.load()) }), 'Screen'),
    beforeLoad: ({ location }) => {
      if (!holdsAll(codesOf(propertyOfPath(location.pathname)), screen.codes)) throw redirect({ href: paths.login({ ended: 'noRight' }) })
    },
  })
}

const toLogin = () => {
  throw redirect({ href: paths.login() })
}

const codesOf = (property: string): ReadonlySet<string> => new Set(sessionOf(property)?.user.roles.map((role) => role.fnCode))

function searchText(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const text of [value].flat()) if (typeof text === 'string') params.append(name, text)
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
