import { say } from '@innkeeper/protocol/say'
import { photoScore, type PhotoFacts } from '@innkeeper/rules/photo/photo-score'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import type { Read } from '#kit/calls/use-read.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import type { PhotoFactsRead } from './gallery-filter.ts'
import styles from './score-card.module.css'
import { adviceShown } from './score-words.ts'

type ScoreCardProps = {
  facts: Read<PhotoFactsRead>
  /** Goes to where photos are added, when that is on this page. */
  toAdder: () => void
}

/** How well the photos show the property, out of 100, and what to do about it: each advice leads to where it is done. */
export const ScoreCard = ({ facts, toAdder }: ScoreCardProps) => (
  <Card title={title}>
    {facts.data !== undefined ? (
      <Score facts={facts.data} toAdder={toAdder} />
    ) : facts.error !== null ? (
      <Failed what={what} error={facts.error} again={facts.again} />
    ) : (
      <Skeleton rows={6} height={32} />
    )}
  </Card>
)

const shownAtFirst = 6

const Score = ({ facts, toAdder }: { facts: PhotoFactsRead; toAdder: () => void }) => {
  const t = useSay()
  const { property, hotel } = useSession()
  const mayChoose = useMay('info/update-image')
  const [all, setAll] = useState(false)
  const { score, advice } = photoScore({ property: hotel?.kind ?? 'hotel', ...factsOf(facts) })
  const shown = advice.slice(0, all ? advice.length : shownAtFirst)
  return (
    <>
      <p className={styles['figure']}>
        <strong>{score}</strong> {t(outOf)}
      </p>
      <meter className={styles['meter']} min={0} max={100} value={score} aria-label={t(title)} />
      <p className={styles['note']}>{t(advice.length === 0 && score === 100 ? whole : explained)}</p>
      {shown.length > 0 && (
        <ul className={styles['advice']}>
          {shown.map((each) => {
            const { key, words, values, to, here } = adviceShown(each, { property, roomTypes: facts.roomTypes, mayChoose })
            return (
              <li key={key}>
                <Link to={to} onClick={here ? toAdder : undefined}>
                  {t(words, values)}
                </Link>
                <span className={styles['gain']} aria-label={t(points, { gain: each.gain })}>
                  +{each.gain}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {advice.length > shownAtFirst && !all && (
        <Button words={showAll} values={{ count: advice.length - shownAtFirst }} look="quiet" size="small" onClick={() => setAll(true)} />
      )}
    </>
  )
}

const pools: ReadonlySet<string> = new Set(['outdoorPool', 'indoorPool', 'heatedPool', 'infinityPool', 'kidsPool', 'wavePool'])

const factsOf = ({ photos, roomTypes, hasMain, amenities }: PhotoFactsRead): Omit<PhotoFacts, 'property'> => ({
  hasMain,
  hasPool: amenities.some((code) => pools.has(code)),
  roomTypes,
  photos: photos.map(({ captionVi, captionEn, ...photo }) => ({ ...photo, captioned: captionVi && captionEn })),
})

const title = say('Điểm chất lượng ảnh', 'Photo score')
const what = say('điểm chất lượng ảnh', 'the photo score')
const outOf = say('trên 100', 'of 100')
const explained = say(
  'Tính trên ảnh mà khách thấy. Việc nhiều điểm đứng trước.',
  'Counts the photos that travellers see. What adds most comes first.',
)
const whole = say('Ảnh đã đủ. Không còn gì phải thêm.', 'The photos are complete. There is nothing to add.')
const points = say('thêm {gain} điểm', '{gain} points more')
const showAll = say('Xem thêm {count} việc', 'Show {count} more')
