import { requestOfferCalls } from '@innkeeper/protocol/calls/manage/request-offer'
import { useEffect, useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import type { OfferForm } from './offer-form.ts'

const { input: previewInput } = requestOfferCalls['request-booking/preview-offer']

/** What an offer comes to. Until a price is typed, the field has the usual one and follows it. */
export const useOfferPreview = (form: OfferForm) => {
  const { code = '', checkIn, checkOut, rooms, total } = form.values
  const [own, setOwn] = useState(total !== undefined)
  const wanted = previewInput.safeParse({ code, checkIn, checkOut, rooms, total: own ? (total ?? null) : null })
  const nothing = { code, checkIn: '', checkOut: '', rooms: [] }
  const preview = useRead('request-booking/preview-offer', wanted.data ?? nothing, { when: wanted.success, keep: true })
  const { set } = form
  const usual = preview.old ? undefined : (preview.data?.usualTotal ?? undefined)
  const follows = !own && usual !== undefined && usual !== total
  useEffect(() => {
    if (follows) set('total', usual)
  }, [set, follows, usual])
  const typed = (next: number | undefined) => {
    setOwn(next !== undefined)
    set('total', next)
  }
  return { preview, typed }
}
