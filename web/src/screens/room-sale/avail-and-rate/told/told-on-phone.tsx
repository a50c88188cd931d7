import { roomRow, type PlanRow, type Room } from '../model/grid-rows.ts'
import { ToldBar, type ToldBarProps } from './told-bar.tsx'

/** What a phone shows and what is tapped: the columns of nights, from the first to the last. */
export type OnPhone = Pick<ToldBarProps, 'look' | 'view'> & {
  readonly room: Room | undefined
  readonly row: PlanRow | null
  readonly range: { readonly from: number; readonly to: number } | null
}

/** The bar of connected systems on a phone. It tells all about the rooms and the price of the night that is tapped alone. */
export const ToldOnPhone = ({ room, row, range, ...bar }: OnPhone & Pick<ToldBarProps, 'show'>) => {
  if (room === undefined || range === null || range.from !== range.to) return <ToldBar {...bar} cells={[]} />
  const rows = [roomRow(room), ...(row === null ? [] : [row])]
  return <ToldBar {...bar} cells={rows.map((one) => ({ row: one, at: range.from }))} />
}
