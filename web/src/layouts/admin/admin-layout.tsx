import { useMemo } from 'react'
import { SessionContext } from '#kit/session/session-context.ts'
import { sessionValue } from '#kit/session/session-value.ts'
import { LiveProvider } from '#kit/live/use-live.tsx'
import { ownProperty, sessionOf } from '#kit/session/session.ts'
import { Shell } from '../shell/shell.tsx'
import { adminArea } from '../visible-menu.ts'

/** The layout of the platform's administrators: their own session, its live line, and the shell with their menu. */
export const AdminLayout = () => {
  const session = useMemo(() => sessionValue(ownProperty, sessionOf(ownProperty)), [])
  return (
    <SessionContext value={session}>
      <LiveProvider property={ownProperty}>
        <Shell area={adminArea} />
      </LiveProvider>
    </SessionContext>
  )
}
