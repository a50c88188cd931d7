import { holdsAll } from '@innkeeper/protocol/access'
import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router'
import { NotLoaded } from './kit/not-loaded.ts'
import { propertyOfPath, sessionOf } from './kit/session.ts'
import { withStyles } from './kit/with-styles.ts'
import { within } from './kit/within.ts'
import { paths } from './paths.ts'
import type { Screen } from './screen.ts'

/** How long a part of the application may take to come over a weak line. */
export const chunkSeconds = 120

/** The route of a screen below its layout: the guard before it, and how it is loaded. */
export function screenRoute(parent: AnyRoute, screen: Screen, path: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyScreen(screen.load),
    beforeLoad: ({ location }) => {
      if (!holdsAll(codesOf(propertyOfPath(location.pathname)), screen.codes)) throw redirect({ href: paths.login({ ended: 'noRight' }) })
    },
  })
}

/**
 * What a route shows, loaded when somebody goes there or points at a link to it. Where it does not come they are told: left to itself the router would
 * load the whole page again unasked, also where there is no network to load it from.
 */
export function lazyScreen(load: Screen['load']) {
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
