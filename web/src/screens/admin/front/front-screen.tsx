import { jobKinds } from '@innkeeper/protocol/words/platform/job-words'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { ApprovalsCard, CertificatesCard, ContractsCard } from './waiting-cards.tsx'
import { FailedCard, TroublesCards } from './wrong-cards.tsx'
import styles from './front.module.css'

/** Where an administrator begins: what waits for them, and what is wrong. Account managers see new properties first, the others contracts. */
export const FrontScreen = () => {
  const t = useSay()
  const { user } = useSession()
  const isAccountManager = user?.type === 'AM'
  return (
    <Page>
      <PageHead title={title} />
      <h2 className={styles['head']}>{t(waitingWords)}</h2>
      <div className={styles['parts']}>
        {!isAccountManager && <ContractsCard />}
        <CertificatesCard />
        <ApprovalsCard />
        {isAccountManager && <ContractsCard />}
      </div>
      <h2 className={styles['head']}>{t(wrongWords)}</h2>
      <div className={styles['parts']}>
        <TroublesCards />
        {jobKinds.map((kind) => (
          <FailedCard key={kind} kind={kind} />
        ))}
      </div>
    </Page>
  )
}

const title = say('Việc của tôi', 'My work')
const waitingWords = say('Đang chờ', 'What waits')
const wrongWords = say('Đang có vấn đề', 'What is wrong')
