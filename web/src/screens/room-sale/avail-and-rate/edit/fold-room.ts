import type { Desk } from '../model/desk.ts'

/** Folds the plans of a room type away, or out again. */
export const foldRoom = ({ folded }: Desk, roomTypeId: string): void => {
  const next = new Set(folded.get())
  if (!next.delete(roomTypeId)) next.add(roomTypeId)
  folded.set(next)
}
