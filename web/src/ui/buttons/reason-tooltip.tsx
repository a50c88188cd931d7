import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Tooltip } from './tooltip.tsx'

type ReasonTooltipProps = { id: string; reason: Saying; values?: SayingValues | undefined; children: ReactNode }

/** Says on hover and focus why an act cannot be used now; the act points at it with `aria-describedby={id}`. */
export const ReasonTooltip = ({ id, reason, values, children }: ReasonTooltipProps) => {
  const t = useSay()
  return (
    <>
      <Tooltip words={t(reason, values)}>{children}</Tooltip>
      <span id={id} hidden>
        {t(reason, values)}
      </span>
    </>
  )
}
