import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import { useId, type MouseEventHandler } from 'react'
import { useSay } from '#kit/language/language.tsx'
import styles from './button.module.css'
import { Icon, type IconName } from '../look/icon.tsx'
import { KeyHint } from './key-hint.tsx'
import { ReasonTooltip } from './reason-tooltip.tsx'
import { useSteady } from './use-steady.ts'

/** How a button looks: one primary act a page, plain for the others, quiet inside rows, danger for what takes something away. */
export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger'

type ButtonProps = {
  /** A verb and its object. */
  words: Saying
  values?: SayingValues | undefined
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
  look?: ButtonLook | undefined
  size?: 'small' | 'normal' | 'large' | undefined
  icon?: IconName | undefined
  iconAfter?: IconName | undefined
  /** A key that does the same, shown beside the words. */
  keys?: string | undefined
  /** Why it cannot be used now: it is disabled, and says this on hover and focus. */
  reason?: Saying | undefined
  reasonValues?: SayingValues | undefined
  pending?: boolean | undefined
  /** One of a few choices side by side: whether it is the one that is chosen. */
  pressed?: boolean | undefined
  submits?: boolean | undefined
  /** The id of the form that it submits, where it stands outside of it. */
  form?: string | undefined
  /** As wide as its place. */
  wide?: boolean | undefined
  /** Undoes or destroys: ignores presses within half a second of its appearing or moving. A button of the look "danger" is. */
  steady?: boolean | undefined
  /** The id of what it opens, and whether that is open. */
  opens?: { readonly kind: 'dialog' | 'menu'; readonly open: boolean } | undefined
}

/** A button: `<Button words={say('Lưu loại phòng', 'Save room type')} look="primary" submits />`. */
export const Button = ({ look = 'plain', size = 'normal', ...props }: ButtonProps) => {
  const reasonId = useId()
  const barred = props.reason !== undefined
  const { ref, settling } = useSteady(props.steady ?? look === 'danger')
  const idle = barred || props.pending === true || settling
  const button = (
    <button
      ref={ref}
      type={props.submits === true ? 'submit' : 'button'}
      form={props.form}
      className={styles['button']}
      data-look={look}
      data-size={size}
      data-wide={props.wide}
      data-settling={settling || undefined}
      aria-disabled={idle || undefined}
      aria-describedby={barred ? reasonId : undefined}
      aria-busy={props.pending}
      aria-pressed={props.pressed}
      aria-haspopup={props.opens?.kind}
      aria-expanded={props.opens?.open}
      onClick={idle ? (event) => event.preventDefault() : props.onClick}
    >
      <Content {...props} />
    </button>
  )
  if (props.reason === undefined) return button
  return (
    <ReasonTooltip id={reasonId} reason={props.reason} values={props.reasonValues}>
      {button}
    </ReasonTooltip>
  )
}

const Content = ({ words, values, icon, iconAfter, keys, pending }: ButtonProps) => {
  const t = useSay()
  return (
    <>
      {pending === true ? <Icon name="loader-2" className={styles['turning']} /> : icon !== undefined && <Icon name={icon} />}
      <span>{t(words, values)}</span>
      {keys !== undefined && <KeyHint keys={keys} />}
      {iconAfter !== undefined && <Icon name={iconAfter} />}
    </>
  )
}
