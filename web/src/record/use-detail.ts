import type { CallInput, CallPath, Catalogue } from '@innkeeper/protocol/catalogue'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead, type Read, type ReadOptions } from '#kit/calls/use-read.ts'

/** The calls that read a record by its id. */
export type DetailPath = {
  [P in CallPath]: Catalogue[P] extends { readonly kind: 'read' }
    ? { id: string } extends CallInput<P>
      ? P extends `${string}/detail`
        ? P
        : never
      : never
    : never
}[CallPath]

/** Reads a record by its id. */
export function useDetail<P extends DetailPath>(path: P, id: string, options?: ReadOptions): Read<AnswerOf<P>>
export function useDetail(path: DetailPath, id: string, options: ReadOptions = {}): Read<unknown> {
  return useRead(path, { id }, options)
}
