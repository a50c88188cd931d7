import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './stepper.module.css'

type StepperProps = {
  /** What is counted. */
  words: Saying
  values?: SayingValues | undefined
  value: number
  most: number
  change: (value: number) => void
}

/** A small count from nought, changed by one. */
export const Stepper = ({ words, values, value, most, change }: StepperProps) => {
  const t = useSay()
  return (
    <div className={styles['stepper']} role="group" aria-label={t(words, values)}>
      <IconButton icon="minus" words={fewer} framed reason={value === 0 ? noneChosen : undefined} onClick={() => change(value - 1)} />
      <output aria-live="polite">{value}</output>
      <IconButton icon="plus" words={more} framed reason={value >= most ? noMore : undefined} onClick={() => change(value + 1)} />
    </div>
  )
}

const fewer = say('Bớt một', 'One fewer')
const more = say('Thêm một', 'One more')
const noneChosen = say('Chưa chọn phòng nào.', 'No room is chosen.')
const noMore = say('Không còn phòng để thêm.', 'No more rooms to add.')
