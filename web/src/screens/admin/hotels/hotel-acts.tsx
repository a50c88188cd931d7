import { registrationRefusals } from '@innkeeper/protocol/refusals/people/registration'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { PropertyState } from '@innkeeper/rules/property/property-states'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import type { HotelDetail } from './hotel-detail.ts'
import styles from './hotels.module.css'
import { moveWords, platformMoves, type PlatformMove } from './move-words.ts'
import { MoveDialog } from './move-dialog.tsx'

/** What a property waits for, and what the platform may do with it; what it may not is barred with its reason. */
export const HotelActs = ({ hotel, name }: { hotel: HotelDetail; name: string }) => {
  const t = useSay()
  const format = useFormat()
  const [asked, setAsked] = useState<PlatformMove | null>(null)
  const acts = platformMoves.flatMap((act) => {
    const found = hotel.acts.find((one) => one.act === act)
    return found === undefined ? [] : [{ act, reason: reasonOf(found.reason) }]
  })
  return (
    <Card title={title}>
      <p>{t(stateMeans[hotel.state])}</p>
      <p className={styles['muted']}>{t(sinceWords, { moment: format.moment(hotel.since, { year: true }) })}</p>
      {acts.length > 0 && (
        <div className={styles['acts']}>
          {acts.map(({ act, reason }) => (
            <Button
              key={act}
              words={moveWords[act].words}
              look={act === 'approve' || act === 'putOnSale' ? 'primary' : 'plain'}
              icon={moveWords[act].icon}
              reason={reason}
              opens={{ kind: 'dialog', open: asked === act }}
              onClick={() => setAsked(act)}
            />
          ))}
        </div>
      )}
      {asked !== null && <MoveDialog hotel={hotel} name={name} act={asked} onClose={() => setAsked(null)} />}
    </Card>
  )
}

const reasonOf = (key: string | null): Saying | undefined => {
  if (key === 'propertyNotVerified') return registrationRefusals.propertyNotVerified.words
  return key === 'contractNotSigned' ? registrationRefusals.contractNotSigned.words : undefined
}

const title = say('Trạng thái', 'Status')
const sinceWords = say('Từ {moment}', 'Since {moment}')
const stateMeans: Readonly<Record<PropertyState, Saying>> = {
  create: say('Đang hoàn thiện thông tin.', 'The property is completing its information.'),
  'wait confirm': say('Đã đủ thông tin, chờ chỗ nghỉ xác nhận bán phòng.', 'Complete. Waiting for the property to confirm to sell rooms.'),
  'wait approve': say('Đã xác nhận bán phòng, chờ duyệt.', 'Confirmed to sell rooms; awaits approval.'),
  approved: say('Đã duyệt. Mở bán được khi hợp đồng đã ký.', 'Approved. It can go on sale once the contract is signed.'),
  'sent back': say('Đã trả lại, chờ chỗ nghỉ sửa và xác nhận lại.', 'Sent back. Waiting for the property to correct it and confirm again.'),
  onsite: say('Đang bán cho đại lý.', 'On sale to travel agents.'),
  offsite: say('Đang ngừng bán.', 'Off sale.'),
}
