import { createRootRoute, createRoute, createRouter, redirect, type AnyRoute, type AnyRouter } from '@tanstack/react-router'
import { isOfPlatform, ownProperty, sessionOf } from './kit/session/session.ts'
import { within } from './kit/loading/within.ts'
import { AppFrame } from './layouts/app-frame.tsx'
import { ScreenFailed } from './layouts/screen-failed.tsx'
import { isInside, paths } from './paths.ts'
import { publicLoaders } from './screen-loaders/public.ts'
import { publicScreens } from './screen-table/public.ts'
import { chunkSeconds, screenRoute } from './screen-route.ts'
import { Coming } from './ui/states/coming.tsx'

/**
 * The router. It begins with the screens that need no session; the first address inside brings the routes of all others with their shell, so that
 * the sign-in page stays as small as it is however many screens there are.
 */
export const createAppRouter = (): AnyRouter => {
  const router: AnyRouter = createRouter({
    routeTree: treeWith((root) => [gate(root, () => openInside(router))]),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: searchText,
    defaultPreload: 'intent',
    defaultErrorComponent: ScreenFailed,
    defaultPendingComponent: Coming,
    defaultNotFoundComponent: () => null,
    notFoundMode: 'root',
    scrollRestoration: true,
  })
  return router
}

const treeWith = (others: (root: AnyRoute) => readonly AnyRoute[]): AnyRoute => {
  const root = createRootRoute({ component: AppFrame, errorComponent: ScreenFailed, notFoundComponent: () => null })
  const open = publicScreens.map((screen) => screenRoute(root, screen, { path: screen.path, loaders: publicLoaders }))
  return root.addChildren([...open, homeRoute(root), ...others(root)])
}

/** Where somebody begins: the property or the platform, or the sign-in page. */
const homeRoute = (root: AnyRoute): AnyRoute =>
  createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      const session = sessionOf(ownProperty)
      throw redirect({ href: session === undefined ? paths.login() : paths.property() })
    },
  })

/** Before the inside is there: an address inside brings it and is looked up again. */
const gate = (root: AnyRoute, open: () => Promise<void>): AnyRoute =>
  createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: async ({ location }) => {
      if (!isInside(location.pathname)) throw insideOrToLogin(location.href)
      await open()
      throw redirect({ href: location.href, replace: true })
    },
  })

const openInside = async (router: AnyRouter): Promise<void> => {
  const { insideRoutes } = await within(chunkSeconds, import('./inside-routes.ts'))
  const unknown = (root: AnyRoute) =>
    createRoute({
      getParentRoute: () => root,
      path: '$',
      beforeLoad: ({ location }) => {
        throw insideOrToLogin(location.href)
      },
    })
  router.update({ routeTree: treeWith((root) => [...insideRoutes(root), unknown(root)]) })
}

// A stranger at an unknown address is led to the sign-in page. Whoever is signed in stays it: the address is looked for in their own area.
const insideOrToLogin = (href: string) => {
  const session = sessionOf(ownProperty)
  if (session === undefined) return redirect({ href: paths.login() })
  return redirect({ href: (isOfPlatform(session) ? paths.admin() : paths.property()) + href })
}

const searchText = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const text of [value].flat()) if (typeof text === 'string') params.append(name, text)
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
