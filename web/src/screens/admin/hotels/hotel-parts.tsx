import { completenessWordsOf, missingPartWords } from '@innkeeper/protocol/words/property/completeness-words'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { Card } from '#ui/page/card.tsx'
import { Icon } from '#ui/look/icon.tsx'
import type { HotelDetail } from './hotel-detail.ts'
import styles from './hotels.module.css'

/** The nine parts, and what each still lacks. */
export const HotelParts = ({ hotel }: { hotel: HotelDetail }) => {
  const t = useSay()
  return (
    <Card title={title} aside={<span className={styles['muted']}>{`${hotel.done}/9`}</span>}>
      <ul className={styles['parts']}>
        {hotel.items.map(({ flag, ok, applies, missing }) => (
          <li key={flag} data-ok={ok}>
            <Icon name={ok ? 'circle-check' : 'alert-circle'} size={18} />
            <div>
              {t(completenessWordsOf(hotel.kind)[flag].words)}
              {!applies && <span className={styles['muted']}> · {t(notAsked)}</span>}
              {!ok && (
                <div className={styles['muted']}>{t(lacks, { items: missing.map((part) => t(missingPartWords[part])).join(', ') })}</div>
              )}
              {ok && <span className="hidden-words">{t(complete)}</span>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const title = say('Chín phần thông tin', 'The nine parts')
const lacks = say('Thiếu: {items}', 'Missing: {items}')
const notAsked = say('không áp dụng', 'does not apply')
const complete = say('đã đủ', 'complete')
