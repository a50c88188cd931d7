import { holdsAll } from '@innkeeper/protocol/access'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { HotelConfigSection, hotelConfigParts } from './hotel-config-section.tsx'

/** The hotel configuration by its bare address: goes on to the first part that the person may see. */
export const HotelConfigScreen = () => {
  const { codes, property } = useSession()
  const router = useRouter()
  const first = hotelConfigParts.find(({ code }) => holdsAll(codes, [code]))?.key
  useEffect(() => {
    if (first !== undefined) void router.navigate({ href: paths.hotelConfig(property, first), replace: true })
  }, [first, property, router])
  return <HotelConfigSection part={first ?? 'general'}>{null}</HotelConfigSection>
}
