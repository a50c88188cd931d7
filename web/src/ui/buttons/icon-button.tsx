import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import { useCallback, useId, type MouseEventHandler, type ReactNode, type RefObject } from 'react'
import { useSay } from '#kit/language/language.tsx'
import styles from './icon-button.module.css'
import { Icon, type IconName } from '../look/icon.tsx'
import { Tooltip } from './tooltip.tsx'
import { useSteady } from './use-steady.ts'

type IconButtonProps = {
  icon: IconName
  /** Its name, also shown on hover and focus. */
  words: Saying
  values?: SayingValues | undefined
  keys?: string | undefined
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
  /** Drawn with a border, as in toolbars. */
  framed?: boolean | undefined
  size?: 'small' | 'normal' | undefined
  pressed?: boolean | undefined
  /** Why it cannot be used now. */
  reason?: Saying | undefined
  opens?: { readonly kind: 'dialog' | 'menu'; readonly open: boolean } | undefined
  /** The id of what says how it is used. */
  describedBy?: string | undefined
  /** A count over its corner. */
  badge?: ReactNode
  ref?: RefObject<HTMLButtonElement | null> | undefined
}

/** What destroys, undoes or does again: ignores presses within half a second of its appearing or moving. */
const steadyIcons: ReadonlySet<IconName> = new Set(['trash', 'arrow-back-up', 'arrow-forward-up'])

/** A button that shows a drawing only; it has a name and a tooltip. */
export const IconButton = ({ ref, ...props }: IconButtonProps) => {
  const t = useSay()
  const reasonId = useId()
  const name = t(props.words, props.values)
  const barred = props.reason !== undefined
  const { ref: watched, settling } = useSteady(steadyIcons.has(props.icon))
  const place = useCallback(
    (button: HTMLButtonElement | null) => {
      watched(button)
      if (ref !== undefined) ref.current = button
    },
    [watched, ref],
  )
  const shown = barred ? `${name}. ${t(props.reason ?? props.words)}` : props.keys === undefined ? name : `${name} (${props.keys})`
  return (
    <Tooltip words={shown}>
      <button
        ref={place}
        type="button"
        className={styles['button']}
        data-framed={props.framed}
        data-size={props.size ?? 'normal'}
        aria-label={name}
        aria-keyshortcuts={props.keys}
        aria-pressed={props.pressed}
        data-settling={settling || undefined}
        aria-disabled={barred || settling || undefined}
        aria-describedby={barred ? reasonId : props.describedBy}
        aria-haspopup={props.opens?.kind}
        aria-expanded={props.opens?.open}
        onClick={barred || settling ? (event) => event.preventDefault() : props.onClick}
      >
        <Icon name={props.icon} size={18} />
        {props.badge}
        {barred && (
          <span id={reasonId} hidden>
            {t(props.reason ?? props.words)}
          </span>
        )}
      </button>
    </Tooltip>
  )
}
