import type { DomainState } from '@innkeeper/rules/site/domain-check'
import { say } from '@innkeeper/protocol/say'
import { domainProblemWords, domainProofWords, domainStateWords } from '@innkeeper/protocol/words/site/domain-words'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { IconName } from '#ui/look/icon.tsx'
import { Badge, type Tone } from '#ui/page/badge.tsx'
import { Card } from '#ui/page/card.tsx'
import { Banner } from '#ui/states/banner.tsx'
import type { Domain } from './domain.ts'
import { CheckDomain, RemoveDomain } from './domain-acts.tsx'
import { DomainProofs } from './domain-proofs.tsx'
import { CopiedText } from '#ui/copied/copied-text.tsx'
import type { Saved } from './saved.ts'
import styles from './connect-be.module.css'

/** A domain: its state, why, what to do next, and the acts. */
export const DomainCard = ({ domain, pointsTo, saved }: { domain: Domain; pointsTo: string; saved: Saved }) => {
  const t = useSay()
  const { state, name } = domain
  return (
    <Card title={title} values={{ name }} aside={<Badge state={{ words: domainStateWords[state], ...looks[state] }} />}>
      <div className={styles['stack']}>
        <Standing domain={domain} />
        {state === 'replaced' ? (
          <p className="note">{t(replacedNote)}</p>
        ) : (
          <>
            <DomainProofs domain={domain} saved={saved} />
            <section className={styles['stack']}>
              <h3>{t(pointTitle)}</h3>
              <p>{t(pointLead, { name })}</p>
              <CopiedText words={targetWords} text={pointsTo} />
            </section>
          </>
        )}
        <div className={styles['acts']}>
          {state !== 'replaced' && <CheckDomain domain={domain} saved={saved} />}
          <RemoveDomain domain={domain} saved={saved} />
        </div>
      </div>
    </Card>
  )
}

/** What the last check found, and when the next one is. */
const Standing = ({ domain: { problem, provedBy, provedAt, worksUntil, checkedAt, nextCheckAt, state } }: { domain: Domain }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <>
      {problem !== null && state !== 'replaced' && (
        <Banner tone={problem === 'noResolver' ? 'cham' : worksUntil === null ? 'amber' : 'red'}>
          {t(domainProblemWords[problem])} {worksUntil !== null && t(stillWorks, { moment: format.moment(worksUntil) })}
        </Banner>
      )}
      {provedBy !== null && provedAt !== null && (
        <p>{t(provedLine, { proof: t(domainProofWords[provedBy]), moment: format.moment(provedAt, { year: true }) })}</p>
      )}
      <p className="note">
        {checkedAt === null ? t(neverChecked) : t(checkedLine, { moment: format.moment(checkedAt) })}{' '}
        {nextCheckAt !== null && t(nextLine, { moment: format.moment(nextCheckAt) })}
      </p>
    </>
  )
}

const looks: Readonly<Record<DomainState, { readonly tone: Tone; readonly icon: IconName }>> = {
  waiting: { tone: 'amber', icon: 'clock' },
  proved: { tone: 'green', icon: 'check' },
  failed: { tone: 'red', icon: 'alert-triangle' },
  replaced: { tone: 'grey', icon: 'minus' },
}

const title = say('Tên miền {name}', 'Domain {name}')
const replacedNote = say(
  'Tên miền khác đã thay tên miền này. Thêm lại nếu muốn dùng tiếp.',
  'Another domain took its place. Add it again to use it.',
)
const pointTitle = say('Bước 2: trỏ tên miền về Innkeeper', 'Step 2: point the domain to Innkeeper')
const pointLead = say(
  'Ở nơi quản lý tên miền, đặt bản ghi CNAME (hoặc ALIAS ở gốc tên miền) của {name} và www đến máy chủ này.',
  'Where the domain is managed, set the CNAME record (or ALIAS at its root) of {name} and of www to this server.',
)
const targetWords = say('Máy chủ', 'Server')
const stillWorks = say('Trang vẫn chạy đến {moment}.', 'The site still works until {moment}.')
const provedLine = say('{proof}, xác minh lúc {moment}.', '{proof}, proved {moment}.')
const neverChecked = say('Chưa kiểm tra lần nào.', 'Not checked yet.')
const checkedLine = say('Kiểm tra lần cuối {moment}.', 'Last checked {moment}.')
const nextLine = say('Tự kiểm tra lại {moment}.', 'Checked again by itself {moment}.')
