import { say } from '@innkeeper/protocol/say'
import { lazy, Suspense } from 'react'
import { useIsGridless } from '#kit/page/use-is-phone.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { Coming } from '#ui/states/coming.tsx'
import { AskUndo } from './edit/undo/ask-undo.tsx'
import { DeskContext } from './model/desk.ts'
import { GridDesk } from './view/grid-desk.tsx'
import { useDeskState } from './view/state/use-desk-state.ts'

// It brings dialogs, which the grid would wait for.
const PhoneRates = lazy(async () => ({ default: (await import('./phone/phone-rates.tsx')).PhoneRates }))

/** Rates and availability: the grid, or on a phone one room type and seven nights. */
export const AvailAndRateScreen = () => {
  useTitle(title)
  const phone = useIsGridless()
  const desk = useDeskState()
  return (
    <DeskContext value={desk}>
      <Suspense fallback={<Coming />}>{phone ? <PhoneRates /> : <GridDesk />}</Suspense>
      <AskUndo />
    </DeskContext>
  )
}

const title = say('Phòng trống và giá', 'Availability and price')
