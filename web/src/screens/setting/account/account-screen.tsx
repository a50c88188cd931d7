import { say } from '@innkeeper/protocol/say'
import { useSession } from '#kit/session/session-context.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { Failed } from '#ui/states/failed.tsx'
import { FormColumn } from '#ui/forms/form-grid.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './account.module.css'
import { AlertsCard } from './alerts-card.tsx'
import { FactorsCard } from './factors-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { VisitsCard } from './visits-card.tsx'

/** A person's own account: who they are, their password, where they are signed in, what they are told of, and who of the platform came in. */
export const AccountScreen = () => {
  const { hotel, lacks } = useSession()
  const { data, error, again } = useRead('profile/info', {})
  return (
    <Page>
      <PageHead title={title} />
      {error !== null && <Failed what={what} error={error} again={again} />}
      {data === undefined && error === null && <Skeleton rows={8} />}
      {data !== undefined && (
        <div className={styles['cards']}>
          <FormColumn>
            <ProfileCard profile={data} />
          </FormColumn>
          <FormColumn>
            <PasswordCard profile={data} />
            <FactorsCard />
            {hotel !== null && <AlertsCard email={data.email} />}
            <SessionsCard />
            {hotel !== null && lacks('hotel-log/visits') === undefined && <VisitsCard />}
          </FormColumn>
        </div>
      )}
    </Page>
  )
}

const title = say('Thiết lập tài khoản', 'Account setting')
const what = say('tài khoản', 'the account')
