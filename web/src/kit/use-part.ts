import { useLocation } from '@tanstack/react-router'
import { screenAt } from '../screen-at.ts'

/** The part of the address that varies: `usePart('id')` at `…/room-detail/$id/infor`; empty where the screen has none of that name. */
export function usePart(name: string): string {
  const path = useLocation({ select: (location) => location.pathname })
  const index = screenAt(path)?.path.split('/').indexOf(`$${name}`) ?? -1
  return index < 0 ? '' : decodeURIComponent(path.split('/')[index] ?? '')
}
