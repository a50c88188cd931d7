import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'

/**
 * “`gift-edit` edits a code that has not started, `gift-update` changes a running one”: where the address says the other, it is mended when
 * the page opens. It stays while somebody types.
 */
export const useRightAddress = (code: { readonly id: string; readonly begun: boolean } | null): void => {
  const { property } = useSession()
  const router = useRouter()
  const [to] = useState(code === null ? null : paths.giftCode(property, code.id, code.begun))
  useEffect(() => {
    const { pathname } = router.state.location
    if (to === null || !/\/gift-(?:edit|update)$/u.test(pathname) || to.startsWith(`${pathname}?`)) return
    void router.navigate({ href: to, replace: true })
  }, [router, to])
}
