import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { SecondLine } from '#ui/lists/table/table-list.tsx'
import { mayNotChange } from './chain-words.ts'
import styles from './hotel-chain.module.css'

type Chain = NonNullable<AnswerOf<'chain/get-all'>['chain']>
type Member = Chain['members'][number]

/** Who is in the chain: this property leaves, and the person's other ones may be taken out. */
export const MembersCard = ({ chain, locked }: { chain: Chain; locked: boolean }) => {
  const t = useSay()
  const [leaving, setLeaving] = useState<Member | null>(null)
  return (
    <Card title={membersTitle} values={{ count: chain.members.length }}>
      <ul className={styles['members']}>
        {chain.members.map((member) => (
          <li key={member.id}>
            <span className={styles['name']}>
              {t(nameOf(member))}
              {member.own && <SecondLine>{t(thisOne)}</SecondLine>}
            </span>
            <Button
              words={member.own ? leaveWords : takeOutWords}
              size="small"
              reason={locked ? mayNotChange : member.own || member.mine ? undefined : notMine}
              opens={{ kind: 'dialog', open: leaving === member }}
              onClick={() => setLeaving(member)}
            />
          </li>
        ))}
      </ul>
      {leaving !== null && <LeaveDialog chain={chain} member={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  )
}

const LeaveDialog = ({ chain, member, onClose }: { chain: Chain; member: Member; onClose: () => void }) => {
  const t = useSay()
  const alerts = useAlerts()
  const names = { hotel: t(nameOf(member)), chain: t(nameOf(chain)) }
  const change = useChange('chain/remove', {
    done: () => {
      alerts.success(gone, names)
      onClose()
    },
  })
  const isLast = chain.members.length === 1
  return (
    <Dialog
      open
      onClose={onClose}
      title={question}
      values={names}
      acts={
        <>
          <Button words={stay} onClick={onClose} />
          <Button
            words={member.own ? leaveWords : takeOutWords}
            look="primary"
            pending={change.pending}
            onClick={() => change.send({ hotelId: member.id })}
          />
        </>
      }
    >
      {change.error !== null && <FailureBanner failure={change.error} />}
      <p>{t(isLast ? endsChain : keepsChain, names)}</p>
    </Dialog>
  )
}

const membersTitle = say('Trong chuỗi ({count})', 'In the chain ({count})')
const thisOne = say('Chỗ nghỉ này', 'This property')
const leaveWords = say('Rời chuỗi', 'Leave the chain')
const takeOutWords = say('Đưa ra khỏi chuỗi', 'Take out of the chain')
const notMine = say('Chỉ chủ chỗ nghỉ này đưa ra được.', 'Only its owner can take it out.')
const question = say('Đưa {hotel} ra khỏi chuỗi {chain}?', 'Take {hotel} out of the chain {chain}?')
const stay = say('Ở lại chuỗi', 'Stay in the chain')
const endsChain = say('Không còn chỗ nghỉ nào khác, nên chuỗi {chain} kết thúc.', 'No other property is in it, so the chain {chain} ends.')
const keepsChain = say(
  'Các chỗ nghỉ khác vẫn ở trong chuỗi. Có thể vào lại sau.',
  'The others stay in the chain. It can be joined again later.',
)
const gone = say('{hotel} đã ra khỏi chuỗi {chain}.', '{hotel} is out of the chain {chain}.')
