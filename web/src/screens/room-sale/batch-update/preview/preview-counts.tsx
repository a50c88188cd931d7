import { nouns } from '@innkeeper/protocol/format/format'
import type { BatchPreview } from '@innkeeper/protocol/rates/batch'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import styles from './preview-card.module.css'

/** How many nights change, are equal already, are skipped or refused, or follow their base plan. */
export const PreviewCounts = ({ data }: { data: BatchPreview }) => {
  const { language } = useLanguage()
  const night = language === 'vi' || data.nights !== 1 ? changing : changingOne
  return (
    <dl className={styles['counts']}>
      <Count words={night} count={data.nights} />
      <Count words={equalAlready} count={data.equal} />
      <Count words={skipped} count={data.skipped} />
      {data.refused > 0 && <Count words={refused} count={data.refused} isRefused />}
      {data.derived > 0 && <Count words={data.derived === 1 ? followingOne : following} count={data.derived} />}
    </dl>
  )
}

const Count = ({ words, count, isRefused = false }: { words: Saying; count: number; isRefused?: boolean }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <div data-refused={isRefused}>
      <dt>{t(words)}</dt>
      <dd>{format.number(count)}</dd>
    </div>
  )
}

const changing = say('đêm đổi', `${nouns.night.other} change`)
const changingOne = say('đêm đổi', `${nouns.night.one} changes`)
const equalAlready = say('không đổi', 'unchanged')
const skipped = say('bỏ qua', 'skipped')
const refused = say('bị từ chối', 'refused')
const following = say('đêm theo gói gốc', 'nights follow their parent package')
const followingOne = say('đêm theo gói gốc', 'night follows its parent package')
