import type { Noun } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { dayNoun } from '#kit/property/night-words.ts'
import { useNow } from '#kit/page/use-now.ts'
import styles from './time-left.module.css'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type TimeLeftProps = {
  until: string
  /** With the `{time}` that is left, and what stands there when none is. */
  words?: Saying
  over: Saying
}

/** How long something still waits: days, hours or minutes; red in the last hour, and its exact moment on hover. */
export const TimeLeft = ({ until, words = leftWords, over }: TimeLeftProps) => {
  const t = useSay()
  const format = useFormat()
  const left = new Date(until).getTime() - useNow()
  const [unit, noun] = left >= 2 * day ? [day, dayNoun] : left >= 2 * hour ? [hour, hourNoun] : [minute, minuteNoun]
  const time = format.count(Math.max(1, Math.floor(left / unit)), noun)
  return (
    <time className={styles['left']} dateTime={until} title={format.moment(until, { year: true })} data-late={left < hour}>
      {left <= 0 ? t(over) : t(words, { time })}
    </time>
  )
}

const leftWords = say('còn {time}', '{time} left')
const hourNoun: Noun = { vi: 'giờ', one: 'hour', other: 'hours' }
const minuteNoun: Noun = { vi: 'phút', one: 'minute', other: 'minutes' }
