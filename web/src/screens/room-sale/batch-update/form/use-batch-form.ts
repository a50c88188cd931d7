import { useEffect, useMemo, useState } from 'react'
import { draftOf } from '#kit/forms/draft.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useAddress } from '#kit/page/use-address.ts'
import { batchAddress, seededForm } from './batch-address.ts'
import { batchForm, emptyForm, type BatchForm } from './batch-form.ts'

/** The form in a component's hand. */
export type BatchFormState = {
  readonly form: BatchForm
  readonly set: (form: BatchForm) => void
  readonly change: (patch: Partial<BatchForm>) => void
}

/** The form of the batch; what is typed is kept in this tab until it is applied or cleared, also through an expired session. */
export const useBatchForm = (): BatchFormState => {
  const { property, user, hotel } = useSession()
  const [address] = useAddress(batchAddress)
  const draft = useMemo(() => draftOf(`batch:${hotel?.id ?? property}`, user?.accountId ?? ''), [hotel, property, user])
  const [form, set] = useState(() => {
    const kept = batchForm.safeParse(draft.read())
    return seededForm(kept.success && !address.open ? kept.data : emptyForm, address)
  })
  useEffect(() => {
    if (form === emptyForm) draft.drop()
    else draft.keep(form)
  }, [draft, form])
  return { form, set, change: (patch) => set((former) => ({ ...former, ...patch })) }
}
