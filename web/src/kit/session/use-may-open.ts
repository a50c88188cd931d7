import { mayOpen } from '#may-open.ts'
import { paths } from '#paths.ts'
import { screenAt } from '#screen-at.ts'
import { useSession } from './session-context.ts'

/** The address of a screen below `/u/{hotelIdParam}/`, or undefined where it does not exist or the person may not open it. */
export const useMayOpen = (): ((path: string) => string | undefined) => {
  const { property, codes, hotel } = useSession()
  return (path) => {
    const address = paths.screen(property, path)
    const screen = screenAt(address)
    return screen !== undefined && mayOpen(screen, { codes, kind: hotel?.kind }) ? address : undefined
  }
}
