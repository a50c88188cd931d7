import { nouns } from '@innkeeper/protocol/format/format'
import type { BatchPreview } from '@innkeeper/protocol/rates/batch'
import { say } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { nightFieldWords } from '#kit/property/night-words.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { Banner } from '#ui/states/banner.tsx'
import { reasonSays } from './preview/reason-says.ts'
import styles from './preview/preview-card.module.css'

/** Why the batch cannot be applied: nothing is saved while a single night is refused. */
export const RefusalBanner = ({ data }: { data: BatchPreview }) => {
  const t = useSay()
  const format = useFormat()
  const { language } = useLanguage()
  if (data.refused === 0) return null
  return (
    <Banner tone="red" title={t(notAllowed, { cells: format.count(data.refused, nouns.night) })}>
      {t(allOrNothing)}
      <ul className={styles['reasons']}>
        {data.reasons
          .filter((reason) => reason.outcome === 'refused')
          .map((reason) => (
            <li key={`${reason.field} ${reason.reason} ${reason.message}`}>
              {t(reasonLine, {
                field: t(nightFieldWords[reason.field]),
                cells: format.count(reason.count, nouns.night),
                message: reasonSays(reason, data, language),
              })}
            </li>
          ))}
      </ul>
    </Banner>
  )
}

const notAllowed = say('Chưa áp dụng được: {cells} bị từ chối.', 'Cannot be applied: {cells} refused.')
const allOrNothing = say('Sửa thay đổi hoặc bỏ bớt đêm, gói.', 'Change the values, or leave out those nights or packages.')
const reasonLine = say('{field}, {cells}: {message}', '{field}, {cells}: {message}')
