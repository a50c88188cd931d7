import { say } from '@innkeeper/protocol/say'
import { useState, type ReactNode } from 'react'
import { lateUnasked } from '#kit/loading/late.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { useTellsNights } from '../told/use-tells-nights.ts'
import type { GridOffers } from '../view/cells/look.ts'
import type { OnPhone } from '../told/told-on-phone.tsx'

const ToldOnPhone = lateUnasked(async () => (await import('../told/told-on-phone.tsx')).ToldOnPhone)

/** What connected systems have of the nights, if a person wants to see it; asked only where one is told of them. */
export const useToldOnPhone = (shown: OnPhone): { offers: GridOffers | null; part: ReactNode } => {
  const tells = useTellsNights()
  const [on, setOn] = useState(false)
  const [offers, show] = useState<GridOffers | null>(null)
  if (!tells) return { offers: null, part: null }
  const part = (
    <>
      <Button words={toldWords} icon="world" pressed={on} onClick={() => setOn(!on)} />
      {on && <ToldOnPhone {...shown} show={show} />}
    </>
  )
  return { offers, part }
}

const toldWords = say('Hệ thống kết nối đã có chưa', 'In connected systems')
