import type { Saying } from '@innkeeper/protocol/say'
import { useRef } from 'react'
import { Button, type ButtonLook } from '../../buttons/button.tsx'

type PickFileProps = {
  words: Saying
  /** The media types that the picker offers. */
  accept: readonly string[]
  give: (file: File) => void
  pending?: boolean | undefined
  size?: 'small' | 'normal' | undefined
  look?: ButtonLook | undefined
  /** Why no file can be chosen now. */
  reason?: Saying | undefined
}

/** A button that lets one file be chosen. */
export const PickFile = ({ words, accept, give, pending, size, look, reason }: PickFileProps) => {
  const picker = useRef<HTMLInputElement>(null)
  const choose = () => {
    const file = picker.current?.files?.[0]
    // Emptied, so that the same file can be chosen again after it was mended.
    if (picker.current !== null) picker.current.value = ''
    if (file !== undefined) give(file)
  }
  return (
    <>
      <Button
        words={words}
        icon="upload"
        size={size}
        look={look}
        reason={reason}
        pending={pending}
        onClick={() => picker.current?.click()}
      />
      <input ref={picker} type="file" hidden accept={accept.join(',')} onChange={choose} />
    </>
  )
}
