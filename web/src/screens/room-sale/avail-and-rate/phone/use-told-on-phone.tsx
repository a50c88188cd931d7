import { say } from '@innkeeper/protocol/say'
import { useState, type ReactNode } from 'react'
import { lateUnasked } from '#kit/loading/late.tsx'
import { Button } from '#ui/buttons/button.tsx'
import type { Cell } from '../edit/typing/wanted-value.ts'
import { useTellsNights } from '../told/use-tells-nights.ts'
import type { Columns } from '../told/use-told.ts'
import type { GridOffers, Look } from '../view/cells/look.ts'

const ToldBar = lateUnasked(async () => (await import('../told/told-bar.tsx')).ToldBar)

type Shown = { readonly look: Look; readonly view: Columns; readonly cells: readonly Cell[] }

/** What connected systems have of the nights, if a person wants to see it; asked only where one is told of them. */
export const useToldOnPhone = ({ look, view, cells }: Shown): { offers: GridOffers | null; part: ReactNode } => {
  const tells = useTellsNights()
  const [on, setOn] = useState(false)
  const [offers, show] = useState<GridOffers | null>(null)
  if (!tells) return { offers: null, part: null }
  const part = (
    <>
      <Button words={toldWords} icon="world" pressed={on} onClick={() => setOn(!on)} />
      {on && <ToldBar look={look} show={show} view={view} cells={cells} />}
    </>
  )
  return { offers, part }
}

const toldWords = say('Hệ thống kết nối đã có chưa', 'In connected systems')
