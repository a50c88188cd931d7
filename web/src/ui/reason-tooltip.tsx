import { Tooltip } from '@mantine/core'
import '@mantine/core/styles/Tooltip.layer.css'
import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import type { ReactElement } from 'react'
import { useSay } from '../kit/language.tsx'
import styles from './reason-tooltip.module.css'

type ReasonTooltipProps = { id: string; reason: Saying; values?: SayingValues | undefined; children: ReactElement }

/** Says on hover and focus why an act cannot be used now; the act points at it with `aria-describedby={id}`. */
export function ReasonTooltip({ id, reason, values, children }: ReasonTooltipProps) {
  const t = useSay()
  return (
    <>
      <Tooltip
        label={t(reason, values)}
        events={{ hover: true, focus: true, touch: true }}
        multiline
        maw={280}
        classNames={{ tooltip: styles['words'] ?? '' }}
      >
        {children}
      </Tooltip>
      <span id={id} hidden>
        {t(reason, values)}
      </span>
    </>
  )
}
