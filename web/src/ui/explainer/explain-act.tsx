import { useState } from 'react'
import { late } from '#kit/loading/late.tsx'
import { useLack } from '#kit/session/rights.ts'
import { HeadAct } from '../buttons/head-act.tsx'
import { explainerTitle } from './explainer-words.ts'
import type { StayAsked } from './stay-asked.ts'

const ExplainerPanel = late(async () => (await import('./explainer-panel.tsx')).ExplainerPanel)

/** Opens the explainer beside a page, with the question that the page has. */
export const ExplainAct = ({ start }: { start: StayAsked }) => {
  const [open, setOpen] = useState(false)
  const reason = useLack('room-plan/check-stay')
  return (
    <>
      <HeadAct words={explainerTitle} icon="help-hexagon" reason={reason} opens={{ kind: 'dialog', open }} onClick={() => setOpen(!open)} />
      {open && <ExplainerPanel start={start} onClose={() => setOpen(false)} />}
    </>
  )
}
