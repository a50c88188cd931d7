import { holdsAll } from '@innkeeper/protocol/access'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { StaffSection, staffParts } from './staff-section.tsx'

/** User management by its bare address: goes on to the first part that the person may see. */
export const StaffScreen = () => {
  const { codes, property } = useSession()
  const router = useRouter()
  const first = staffParts.find(({ code }) => holdsAll(codes, [code]))?.key
  useEffect(() => {
    if (first !== undefined) void router.navigate({ href: paths.staff(property, first), replace: true })
  }, [first, property, router])
  return <StaffSection part={first ?? 'user'}>{null}</StaffSection>
}
