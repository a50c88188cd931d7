import { say, type Saying } from '@innkeeper/protocol/say'
import type { BatchForm } from '../../form/batch-form.ts'
import { Segments } from '../segments.tsx'

type Flag = BatchForm['cta']
type FlagControlsProps = { flag: Flag; change: (flag: Flag) => void; words: { readonly close: Saying; readonly open: Saying } }

/** Closed or open. */
export const FlagControls = ({ flag, change, words }: FlagControlsProps) => {
  const choices = [
    { value: 'close', words: words.close },
    { value: 'open', words: words.open },
  ] as const
  return (
    <Segments
      label={label}
      choices={choices}
      value={flag.close ? 'close' : 'open'}
      change={(act) => change({ ...flag, close: act === 'close' })}
    />
  )
}

const label = say('Đóng hoặc mở', 'Close or open')
