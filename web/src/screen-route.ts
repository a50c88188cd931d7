import { createRoute, lazyRouteComponent, type AnyRoute, type AsyncRouteComponent } from '@tanstack/react-router'
import { NotLoaded } from './kit/loading/not-loaded.ts'
import { sessionOf } from './kit/session/session.ts'
import { withStyles } from './kit/loading/with-styles.ts'
import { within } from './kit/loading/within.ts'
import type { Opener } from './may-open.ts'
import type { LoadScreen, Screen } from './screen.ts'

/** How long a part of the application may take to come over a weak line. */
export const chunkSeconds = 120

type ScreenPlace = {
  readonly path: string
  readonly loaders: Readonly<Record<string, LoadScreen>>
  /** What stands between the route and the screen: inside, the guard that asks for the screen's codes. */
  readonly around?: (screen: Screen, component: AsyncRouteComponent<object>) => AsyncRouteComponent<object>
}

/** The route of a screen at a path below its layout, and how it is loaded. A screen without a loader throws. */
export const screenRoute = (parent: AnyRoute, screen: Screen, { path, loaders, around = asItIs }: ScreenPlace): AnyRoute => {
  const load = loaders[screen.path]
  if (load === undefined) throw new Error(`nothing loads ${screen.path}`)
  return createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { guide: screen.guide },
    component: around(screen, lazyScreen(load)),
  })
}

const asItIs = (_screen: Screen, component: AsyncRouteComponent<object>) => component

/**
 * What a route shows, loaded when somebody goes there or points at a link to it. Where it does not come they are told: left to itself the router would
 * load the whole page again unasked, also where there is no network to load it from.
 */
const lazyScreen = (load: LoadScreen): AsyncRouteComponent<object> => {
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

/** What somebody may open at a property, as it was stored. */
export const openerOf = (property: string): Opener => ({ codes: codesOf(property), kind: sessionOf(property)?.hotel?.kind })
