import { holdsAll } from '@innkeeper/protocol/access'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { ConfigBeSection, configBeParts } from './config-be-section.tsx'

/** The settings of the property's own site and letters by their bare address: goes on to the first part that the person may see. */
export const ConfigBeScreen = () => {
  const { codes, property } = useSession()
  const router = useRouter()
  const first = configBeParts.find(({ code }) => holdsAll(codes, [code]))?.key
  useEffect(() => {
    if (first !== undefined) void router.navigate({ href: paths.configBe(property, first), replace: true })
  }, [first, property, router])
  return <ConfigBeSection part={first ?? 'look'}>{null}</ConfigBeSection>
}
