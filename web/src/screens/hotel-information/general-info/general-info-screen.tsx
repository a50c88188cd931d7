import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Empty } from '#ui/lists/empty.tsx'
import { say } from '@innkeeper/protocol/say'
import { partsFor } from './general-info-parts.ts'
import { RegisterPart } from './register/register-part.tsx'

/** The general information: its registration form, or the first part that the person may see. */
export const GeneralInfoScreen = () => {
  const { codes, property } = useSession()
  const router = useRouter()
  const first = partsFor(codes)[0]?.key
  useEffect(() => {
    if (first !== undefined && first !== 'register') void router.navigate({ href: paths.generalInfo(property, first), replace: true })
  }, [first, property, router])
  if (first === 'register') return <RegisterPart />
  return first === undefined ? <Empty words={nothing} /> : null
}

const nothing = say('Không có quyền xem phần nào của thông tin chung.', 'No right to see any part of the general info.')
