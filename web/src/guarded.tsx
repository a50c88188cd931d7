import { holdsAll } from '@innkeeper/protocol/access'
import type { AsyncRouteComponent } from '@tanstack/react-router'
import { useSession } from './kit/session/session-context.ts'
import { LackingRight } from './layouts/astray/lacking-right.tsx'
import type { Screen } from './screen.ts'

/** A screen behind its codes. Whoever lacks one stays signed in and is told which; a right that is given or taken meanwhile counts at once. */
export const guarded = (screen: Screen, Content: AsyncRouteComponent<object>): AsyncRouteComponent<object> => {
  const Guarded: AsyncRouteComponent<object> = () => {
    const { codes } = useSession()
    return holdsAll(codes, screen.codes) ? <Content /> : <LackingRight screen={screen} />
  }
  if (Content.preload !== undefined) Guarded.preload = Content.preload
  return Guarded
}
