import { holdsAll } from '@innkeeper/protocol/access'
import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router'
import { NotLoaded } from './kit/loading/not-loaded.ts'
import { propertyOfPath, sessionOf } from './kit/session/session.ts'
import { withStyles } from './kit/loading/with-styles.ts'
import { within } from './kit/loading/within.ts'
import { paths } from './paths.ts'
import type { LoadScreen, Screen } from './screen.ts'

/** How long a part of the application may take to come over a weak line. */
export const chunkSeconds = 120

/** The route of a screen at a path below its layout: the guard before it, and how it is loaded. A screen without a loader throws. */
export const screenRoute = (parent: AnyRoute, screen: Screen, path: string, loaders: Readonly<Record<string, LoadScreen>>): AnyRoute => {
  const load = loaders[screen.path]
  if (load === undefined) throw new Error(`nothing loads ${screen.path}`)
  return createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { guide: screen.guide },
    component: lazyScreen(load),
    beforeLoad: ({ location }) => {
      if (!holdsAll(codesOf(propertyOfPath(location.pathname)), screen.codes)) throw redirect({ href: paths.login({ ended: 'noRight' }) })
    },
  })
}

/**
 * What a route shows, loaded when somebody goes there or points at a link to it. Where it does not come they are told: left to itself the router would
 * load the whole page again unasked, also where there is no network to load it from.
 */
export const lazyScreen = (load: LoadScreen) => {
  const loaded = async () => {
    try {
      return { Screen: await within(chunkSeconds, withStyles(load)) }
    } catch (cause) {
      throw new NotLoaded('a screen has not come', { cause })
    }
  }
  return lazyRouteComponent(loaded, 'Screen')
}

/** The codes that are held at a property, as this browser's session tells. */
export const codesOf = (property: string): ReadonlySet<string> => new Set(sessionOf(property)?.user.roles.map((role) => role.fnCode))
