import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '../buttons/link.tsx'
import { SidePanel } from '../dialogs/side-panel.tsx'
import { searchOf } from './asked-address.ts'
import { ExplainedStay } from './explained-stay.tsx'
import styles from './explainer.module.css'
import { explainerTitle } from './explainer-words.ts'
import type { StayAsked } from './stay-asked.ts'
import { StayFields } from './stay-fields.tsx'
import { useStarted } from './use-started.ts'

/** The explainer beside a page: what a stay would cost, beginning with the question that the page has. */
export const ExplainerPanel = ({ start, onClose }: { start: StayAsked; onClose: () => void }) => {
  const [typed, setAsked] = useState(start)
  const asked = useStarted(typed)
  const t = useSay()
  const { property } = useSession()
  return (
    <SidePanel
      open
      onClose={onClose}
      title={explainerTitle}
      foot={<Link to={paths.explainer(property, searchOf(asked))}>{t(asPage)}</Link>}
    >
      <div className={styles['fields']}>
        <StayFields asked={asked} change={(patch) => setAsked({ ...asked, ...patch })} />
        <ExplainedStay asked={asked} />
      </div>
    </SidePanel>
  )
}

const asPage = say('Mở thành trang riêng, gửi được', 'Open as a page that can be sent')
