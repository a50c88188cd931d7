import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAddress } from '#kit/page/use-address.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { addressOf, askedAddress, askedIn, searchOf } from '#ui/explainer/asked-address.ts'
import { ExplainedStay } from '#ui/explainer/explained-stay.tsx'
import styles from '#ui/explainer/explainer.module.css'
import { explainerTitle } from '#ui/explainer/explainer-words.ts'
import type { StayAsked } from '#ui/explainer/stay-asked.ts'
import { StayFields } from '#ui/explainer/stay-fields.tsx'
import { useStarted } from '#ui/explainer/use-started.ts'
import { Card } from '#ui/page/card.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'

/** "What would this cost?": a stay, its guests and who buys it in; whether it can be booked and its price in steps out. The address is the question. */
export const ExplainerScreen = () => {
  const [address, change] = useAddress(askedAddress)
  const asked = useStarted(askedIn(address))
  return (
    <Page>
      <PageHead title={explainerTitle} acts={<CopyLink asked={asked} />} />
      <div className={styles['page']}>
        <Card title={question}>
          <div className={styles['fields']}>
            <StayFields asked={asked} change={(patch) => change(addressOf({ ...asked, ...patch }))} />
          </div>
        </Card>
        <Card title={answer}>
          <ExplainedStay asked={asked} />
        </Card>
      </div>
    </Page>
  )
}

const CopyLink = ({ asked }: { asked: StayAsked }) => {
  const { property } = useSession()
  const [copied, setCopied] = useState<string | null>(null)
  const link = new URL(paths.explainer(property, searchOf(asked)), location.href).href
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(link))
  return <Button words={copied === link ? copiedWords : copyWords} icon="copy" onClick={copy} />
}

const question = say('Câu hỏi', 'The question')
const answer = say('Trả lời', 'The answer')
const copyWords = say('Chép liên kết để gửi', 'Copy the link to send')
const copiedWords = say('Đã chép liên kết', 'The link is copied')
