import { holdsAll } from '@innkeeper/protocol/access'
import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router'
import { propertyOfPath, sessionOf } from './kit/session.ts'
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
    component: lazyRouteComponent(async () => ({ Screen: await within(chunkSeconds, screen.load()) }), 'Screen'),
    beforeLoad: ({ location }) => {
      if (!holdsAll(codesOf(propertyOfPath(location.pathname)), screen.codes)) throw redirect({ href: paths.login({ ended: 'noRight' }) })
    },
  })
}

/** The codes that are held at a property, as this browser's session tells. */
export const codesOf = (property: string): ReadonlySet<string> => new Set(sessionOf(property)?.user.roles.map((role) => role.fnCode))
