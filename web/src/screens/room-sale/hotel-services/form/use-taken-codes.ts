import { hotelServiceCode } from '@innkeeper/protocol/calls/room-sale/hotel-service-fields'
import { useQueryClient } from '@tanstack/react-query'
import { readKey } from '#kit/calls/keys/query-key.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSettled } from '#kit/page/use-settled.ts'
import { useSession } from '#kit/session/session-context.ts'

/** Whether another service has a code, as far as it was asked; `id` is the service whose code it may be itself. */
export const useTakenCodes = (id: string | undefined): ((code: string) => boolean) => {
  const queries = useQueryClient()
  const { property } = useSession()
  return (typed) => {
    const { data: code } = hotelServiceCode.safeParse(typed)
    if (code === undefined) return false
    const key = readKey(property, 'service/check', inputOf(code, id))
    return queries.getQueryData<AnswerOf<'service/check'>>(key)?.free === false
  }
}

/** Asks whether a code is free while it is being typed; what the record has already is its own. */
export const useCodeCheck = (typed: string, { id, own }: { readonly id: string | undefined; readonly own: string | undefined }): void => {
  const { data: code = '' } = hotelServiceCode.safeParse(useSettled(typed))
  useRead('service/check', inputOf(code, id), { when: code !== '' && code !== own })
}

const inputOf = (code: string, id: string | undefined) => ({ code, ...(id === undefined ? {} : { id }) })
