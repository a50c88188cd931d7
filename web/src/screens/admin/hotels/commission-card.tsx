import { hotelActCalls } from '@innkeeper/protocol/calls/platform/hotel-acts'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { RecordConflict } from '#record/record-conflict.tsx'
import { useSavedForm } from '#record/use-saved-form.ts'
import { Badge } from '#ui/page/badge.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { FormBanner } from '#ui/forms/form-banner.tsx'
import { PercentField } from '#ui/fields/percent-field.tsx'
import type { HotelDetail } from './hotel-detail.ts'
import styles from './hotels.module.css'

type CommissionCardProps = { hotel: HotelDetail; readAgain: () => void }

/** The commission that counts: what the property proposed, confirmed or changed by the platform until the contract is released. */
export const CommissionCard = ({ hotel, readAgain }: CommissionCardProps) => {
  const { agreed, proposed } = hotel.commission
  const state = agreed !== null ? agreedState : proposed === null ? noneState : proposedState
  return (
    <Card title={title} aside={<Badge state={state} />}>
      <ProposedLine hotel={hotel} />
      <AgreedLine hotel={hotel} />
      <AgreeForm hotel={hotel} readAgain={readAgain} />
    </Card>
  )
}

const ProposedLine = ({ hotel }: { hotel: HotelDetail }) => {
  const t = useSay()
  const format = useFormat()
  const { proposed } = hotel.commission
  return <p>{proposed === null ? t(nothing) : t(proposedWords, { percent: format.percent(proposed) })}</p>
}

const AgreedLine = ({ hotel }: { hotel: HotelDetail }) => {
  const t = useSay()
  const format = useFormat()
  const { agreed } = hotel.commission
  if (agreed === null) return null
  const { commission, person, at } = agreed
  return <p>{t(agreedWords, { percent: format.percent(commission), person, moment: format.moment(at, { year: true }) })}</p>
}

const AgreeForm = ({ hotel, readAgain }: CommissionCardProps) => {
  const { agreed, proposed, open, version, changedBy } = hotel.commission
  const latest = { commission: agreed?.commission ?? proposed, version, changedBy }
  const form = useSavedForm('supplier/hotel/agree-commission', {
    input,
    initial: { id: hotel.id, version, commission: latest.commission ?? undefined },
    draft: hotel.id,
    saved: done,
    readAgain,
  })
  const isSame = agreed !== null && form.values.commission === agreed.commission
  const reason = open ? (isSame ? unchanged : form.reason) : released
  return (
    <form {...form.props} className={styles['form']}>
      <RecordConflict
        form={{ ...form, reset: (values) => form.reset({ ...values, id: hotel.id }) }}
        latest={latest}
        input={input}
        names={['commission']}
      />
      <FormBanner form={form} />
      <div className={styles['agree']}>
        <PercentField field={form.field('commission')} disabled={!open} />
        <Button
          words={agreed !== null ? changeWords : proposed === null ? setWords : confirmWords}
          look="primary"
          icon="check"
          submits
          pending={form.pending}
          reason={reason}
        />
      </div>
    </form>
  )
}

const { input } = hotelActCalls['supplier/hotel/agree-commission']

const title = say('Hoa hồng', 'Commission')
const agreedState = { words: say('Đã thoả thuận', 'Agreed'), tone: 'green', icon: 'check' } as const
const proposedState = { words: say('Chờ xác nhận', 'To be confirmed'), tone: 'amber', icon: 'clock' } as const
const noneState = { words: say('Chưa có', 'None yet'), tone: 'grey', icon: 'edit' } as const
const nothing = say('Chỗ nghỉ chưa đề xuất hoa hồng.', 'The property has not proposed a commission.')
const proposedWords = say('Chỗ nghỉ đề xuất {percent}.', 'The property proposes {percent}.')
const agreedWords = say('Đã thoả thuận {percent}: {person}, {moment}.', 'Agreed at {percent}: {person}, {moment}.')
const confirmWords = say('Xác nhận hoa hồng', 'Confirm the commission')
const setWords = say('Đặt hoa hồng', 'Set the commission')
const changeWords = say('Đổi hoa hồng', 'Change the commission')
const unchanged = say('Nhập mức khác để đổi.', 'Type another one to change it.')
const released = say(
  'Hợp đồng đã phát hành nên hoa hồng giữ nguyên như đã thoả thuận.',
  'The contract is released, so the commission stays as agreed.',
)
const done = say('Đã lưu hoa hồng. Chỗ nghỉ được báo ngay.', 'The commission is saved. The property was told.')
