import { useMemo } from 'react'
import { SessionContext, sessionValue } from '../../kit/session-context.ts'
import { ownProperty, sessionOf } from '../../kit/session.ts'
import { Shell } from '../shell/shell.tsx'
import { adminArea } from '../visible-menu.ts'

/** The layout of the platform's administrators: their own session, and the shell with their menu. */
export function AdminLayout() {
  const session = useMemo(() => sessionValue(ownProperty, sessionOf(ownProperty)), [])
  return (
    <SessionContext value={session}>
      <Shell area={adminArea} />
    </SessionContext>
  )
}
