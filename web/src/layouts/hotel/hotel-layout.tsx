import { Outlet, useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { SessionContext, sessionValue } from '../../kit/session-context.ts'
import { propertyOfPath, sessionOf } from '../../kit/session.ts'
import { LiveProvider } from '../../kit/use-live.tsx'
import { MantineFrame } from '../../ui/mantine-frame.tsx'

/** The layout of a property's screens: top bar, menu, content. */
export function HotelLayout() {
  const property = useLocation({ select: ({ pathname }) => propertyOfPath(pathname) })
  const session = useMemo(() => sessionValue(property, sessionOf(property)), [property])
  return (
    <MantineFrame>
      <SessionContext value={session}>
        <LiveProvider property={property}>
          <main id="content">
            <Outlet />
          </main>
        </LiveProvider>
      </SessionContext>
    </MantineFrame>
  )
}
