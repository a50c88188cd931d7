import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { SessionContext, sessionValue } from '../../kit/session-context.ts'
import { propertyOfPath, refreshSession, sessionOf } from '../../kit/session.ts'
import { LiveProvider } from '../../kit/use-live.tsx'
import { useRead } from '../../kit/use-read.ts'
import { hotelArea } from '../visible-menu.ts'
import { Shell } from '../shell/shell.tsx'

const freshFor = 60_000

/** The layout of a property's screens: the session of the address, its live line, and the shell. */
export function HotelLayout() {
  const property = useLocation({ select: ({ pathname }) => propertyOfPath(pathname) })
  const stored = useMemo(() => sessionValue(property, sessionOf(property)), [property])
  return (
    <SessionContext value={stored}>
      <LiveProvider key={property} property={property}>
        <FreshSession property={property} />
      </LiveProvider>
    </SessionContext>
  )
}

// What was stored at sign-in is shown at once; rights, names and the property's state are then read anew.
function FreshSession({ property }: { property: string }) {
  const { data } = useRead('login/token', {}, { freshFor })
  useEffect(() => {
    if (data !== undefined) refreshSession(property, data)
  }, [property, data])
  const session = useMemo(() => sessionValue(property, data ?? sessionOf(property)), [property, data])
  const area = useMemo(() => hotelArea(property), [property])
  return (
    <SessionContext value={session}>
      <Shell area={area} />
    </SessionContext>
  )
}
