import { say } from '@innkeeper/protocol/say'
import { agesOf } from '@innkeeper/rules/stay/ages-of'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { AgentField } from '#ui/property/agent-field.tsx'
import { AskedHotelServices } from './asked-hotel-services.tsx'
import type { StayAsked } from './stay-asked.ts'
import styles from './explainer.module.css'

type StayFieldsProps = { asked: StayAsked; change: (patch: Partial<StayAsked>) => void }

/** Stay, guests, rooms, plan, agent or level, codes and services in. */
export const StayFields = ({ asked, change }: StayFieldsProps) => {
  const t = useSay()
  return (
    <>
      <PlanField asked={asked} change={change} />
      <DateRangeField
        kind="stay"
        field={plainField<DayRange>({
          label: stayWords,
          value: asked.from === undefined ? undefined : { from: asked.from, to: asked.to },
          change: (range) => change({ from: range?.from, to: range?.to }),
          error: asked.from !== undefined && asked.from === asked.to ? t(oneNight) : undefined,
        })}
      />
      <div className={styles['row']}>
        <NumberField field={plainField<number>({ label: adultsWords, value: asked.adults, change: (adults) => change({ adults }) })} />
        <TextField
          field={plainField<string>({
            label: agesWords,
            value: asked.ages,
            change: (ages) => change({ ages: ages ?? '' }),
            error: agesOf(asked.ages) === null ? t(wrongAge) : undefined,
          })}
          example={agesExample}
        />
        <NumberField field={plainField<number>({ label: roomsWords, value: asked.rooms, change: (rooms) => change({ rooms }) })} />
      </div>
      <BuyerFields asked={asked} change={change} />
      <AskedHotelServices asked={asked} change={change} />
    </>
  )
}

const BuyerFields = ({ asked, change }: StayFieldsProps) => {
  const named = asked.travelAgentId !== undefined
  return (
    <>
      <AgentField
        clearable
        withLevel
        none={anyAgent}
        field={plainField<string>({ label: agentWords, value: asked.travelAgentId, change: (travelAgentId) => change({ travelAgentId }) })}
      />
      <SelectField
        clearable
        none={named ? ofAgent : anyLevel}
        disabled={named}
        field={plainField<string>({
          label: levelWords,
          value: named || asked.level === undefined ? undefined : String(asked.level),
          change: (level) => change({ level: level === undefined ? undefined : Number(level) }),
        })}
        choices={levels}
      />
      <div className={styles['pair']}>
        <TextField field={plainField<string>({ label: codeWords, value: asked.code, change: (code) => change({ code: code ?? '' }) })} />
        <TextField
          field={plainField<string>({
            label: giftWords,
            value: asked.giftCode,
            change: (giftCode) => change({ giftCode: giftCode ?? '' }),
          })}
        />
      </div>
    </>
  )
}

const PlanField = ({ asked, change }: StayFieldsProps) => {
  const roomTypes = useRead('room-plan/get-room-plan-all', {})
  const choices = (roomTypes.data ?? []).flatMap((roomType) =>
    roomType.plans.map((plan) => ({
      value: plan.roomPlanId,
      words: { vi: `${roomType.nameVi}, ${plan.nameVi}`, en: `${nameOf(roomType).en}, ${plan.nameEn}` },
    })),
  )
  return (
    <SelectField
      searchable
      field={plainField<string>({ label: planWords, value: asked.roomPlanId, change: (roomPlanId) => change({ roomPlanId }) })}
      choices={choices}
    />
  )
}

/** Nobody is named: every linked agent is meant. */
export const anyAgent = say('Đại lý bất kỳ', 'Any agent')

const planWords = say('Loại phòng và gói', 'Room type and package')
const stayWords = say('Nhận phòng – trả phòng', 'Check-in – check-out')
const oneNight = say('Ngày trả phòng phải sau ngày nhận phòng.', 'Check-out must come after check-in.')
const adultsWords = say('Người lớn', 'Adults')
const agesWords = say('Tuổi trẻ em', 'Children’s ages')
const agesExample = say('8, 5', '8, 5')
const wrongAge = say('Tuổi từ 0 đến 17.', 'Ages from 0 to 17.')
const roomsWords = say('Số phòng', 'Rooms')
const agentWords = say('Đại lý', 'Agent')
const levelWords = say('Cấp đại lý', 'Agent level')
const anyLevel = say('Cấp bất kỳ', 'Any level')
const ofAgent = say('Theo đại lý', 'The agent’s own')
const codeWords = say('Mã ưu đãi', 'Coupon code')
const giftWords = say('Mã quà tặng', 'Gift code')
const levels = ['1', '2', '3', '4', '5'].map((value) => ({ value, words: say(`Cấp ${value}`, `Level ${value}`) }))
