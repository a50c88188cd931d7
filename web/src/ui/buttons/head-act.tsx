import type { Saying } from '@innkeeper/protocol/say'
import type { ComponentProps } from 'react'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { Button } from './button.tsx'
import type { IconName } from '../look/icon.tsx'
import { IconButton } from './icon-button.tsx'

type HeadActProps = {
  words: Saying
  icon: IconName
  onClick: () => void
  look?: 'plain' | 'danger' | undefined
  /** Why it cannot be used now. */
  reason?: Saying | undefined
  opens?: ComponentProps<typeof Button>['opens']
}

/** An act at the head of a page, besides the primary one; on a phone its drawing only. */
export const HeadAct = ({ words, icon, onClick, look = 'plain', reason, opens }: HeadActProps) => {
  const isPhone = useIsPhone()
  if (isPhone) return <IconButton words={words} icon={icon} framed reason={reason} opens={opens} onClick={onClick} />
  return <Button words={words} icon={icon} look={look} reason={reason} opens={opens} onClick={onClick} />
}
