import type { AsyncRouteComponent } from '@tanstack/react-router'
import { useSession } from './kit/session/session-context.ts'
import { LackingRight } from './layouts/astray/lacking-right.tsx'
import { OfAnotherKind } from './layouts/astray/of-another-kind.tsx'
import { isOfKind, mayOpen } from './may-open.ts'
import type { Screen } from './screen.ts'

/** A screen behind its codes and its kind of property. Whoever lacks one stays signed in and is told which; a right that is given or taken meanwhile counts at once. */
export const guarded = (screen: Screen, Content: AsyncRouteComponent<object>): AsyncRouteComponent<object> => {
  const Guarded: AsyncRouteComponent<object> = () => {
    const { codes, hotel } = useSession()
    if (!isOfKind(screen, hotel?.kind)) return <OfAnotherKind screen={screen} />
    return mayOpen(screen, { codes, kind: hotel?.kind }) ? <Content /> : <LackingRight screen={screen} />
  }
  if (Content.preload !== undefined) Guarded.preload = Content.preload
  return Guarded
}
