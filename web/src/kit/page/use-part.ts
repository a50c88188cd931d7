import { useParams } from '@tanstack/react-router'

/** The part of the address that varies: `usePart('id')` at `…/room-detail/$id/infor`; empty where the screen has none of that name. */
export const usePart = (name: string): string => {
  const part: unknown = useParams({ strict: false, select: (params): unknown => Reflect.get(params, name) })
  return typeof part === 'string' ? part : ''
}
