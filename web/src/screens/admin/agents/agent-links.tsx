import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Card } from '#ui/page/card.tsx'
import styles from './agents.module.css'

type Links = AnswerOf<'supplier/travel-agent/detail'>['links']

/** The properties that link an agent, or did once. */
export const AgentLinks = ({ links }: { links: Links }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <Card title={title}>
      {links.length === 0 && <EmptyList words={none} small />}
      <ul className={styles['rows']}>
        {links.map(({ propertyId, code, name, level, active, linkedAt, unlinkedAt }) => (
          <li key={propertyId} className={styles['row']}>
            <div>
              <Link to={paths.adminHotel(propertyId)}>{t(name)}</Link>
              <div className={styles['more']}>{code}</div>
            </div>
            <div className={styles['more']}>
              {active
                ? t(linkedWords, { level, day: format.dateOf(linkedAt) })
                : t(unlinkedWords, { day: unlinkedAt === null ? '–' : format.dateOf(unlinkedAt) })}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const title = say('Chỗ nghỉ liên kết', 'Properties linked')
const none = say('Chưa chỗ nghỉ nào liên kết đại lý này.', 'No property is linked to this agent yet.')
const linkedWords = say('Cấp {level}, từ {day}', 'Level {level}, since {day}')
const unlinkedWords = say('Ngừng từ {day}', 'Unlinked since {day}')
