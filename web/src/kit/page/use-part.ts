import { useParams } from '@tanstack/react-router'

/** The part of the address that varies: `usePart('id')` at `…/room-detail/$id/infor`; empty if the screen's path has no such part. */
export const usePart = (name: string): string => {
  const part: unknown = useParams({ strict: false, select: (params): unknown => Reflect.get(params, name) })
  return typeof part === 'string' ? part : ''
}
