import { holidaysOf } from '@innkeeper/rules/days/calendar/holidays'
import { yearOf } from '@innkeeper/rules/days/day'
import { useEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import { draftOf } from '#kit/forms/draft.ts'
import { useAddress } from '#kit/page/use-address.ts'
import { useToday } from '#kit/property/use-today.ts'
import { useSession } from '#kit/session/session-context.ts'
import { copyForm, emptyCopy, type CopyForm } from './copy-form.ts'

/** The form in a component's hand. */
export type CopyFormState = {
  readonly form: CopyForm
  readonly change: (patch: Partial<CopyForm>) => void
  readonly clear: () => void
}

// What a link names: the nights at the far edge that have no rooms on sale.
const address = z.object({ edge: z.string().catch(''), to: z.string().catch('') })

/** The form of a copy; what is typed is kept in this tab until it is copied or cleared, also through an expired session. */
export const useCopyForm = (): CopyFormState => {
  const { property, user, hotel } = useSession()
  const today = useToday()
  const [{ edge, to }] = useAddress(address)
  const empty = useMemo(() => emptyCopy(nextTetYear(today)), [today])
  const draft = useMemo(() => draftOf(`copy:${hotel?.id ?? property}`, user?.accountId ?? ''), [hotel, property, user])
  const [form, set] = useState<CopyForm>(() => {
    const kept = copyForm.safeParse(draft.read())
    const begun = kept.success ? kept.data : empty
    return edge === '' || to === ''
      ? begun
      : { ...begun, by: 'lastYear', target: { from: edge, to }, parts: ['price', 'restrictions', 'rooms'] }
  })
  useEffect(() => {
    if (form === empty) draft.drop()
    else draft.keep(form)
  }, [draft, empty, form])
  return { form, change: (patch) => set((former) => ({ ...former, ...patch })), clear: () => set(empty) }
}

const nextTetYear = (today: ReturnType<typeof useToday>): number => {
  const year = yearOf(today)
  return holidaysOf(year).some(({ id, to }) => id === 'tet' && to >= today) ? year : year + 1
}
