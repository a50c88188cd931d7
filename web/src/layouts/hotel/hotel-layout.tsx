import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useMemo } from 'react'
import { SessionContext } from '#kit/session/session-context.ts'
import { sessionValue } from '#kit/session/session-value.ts'
import { propertyOfPath, refreshSession, sessionOf } from '#kit/session/session.ts'
import { LiveProvider } from '#kit/live/use-live.tsx'
import { useRead } from '#kit/calls/use-read.ts'
import { hotelArea } from '../visible-menu.ts'
import { Shell } from '../shell/shell.tsx'

const freshFor = 60_000

/** The layout of a property's screens: the session of the address, its live line, and the shell. */
export const HotelLayout = () => {
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
const FreshSession = ({ property }: { property: string }) => {
  const { data } = useRead('login/token', {}, { freshFor })
  // Before any screen reads with rights that are new: what a call may ask is looked up in what is stored.
  useLayoutEffect(() => {
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
