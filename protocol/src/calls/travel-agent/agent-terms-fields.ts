import { agentLevels } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import { capTerms, mostReleaseSteps, openTerms, priceTerms } from '@innkeeper/rules/travel-agent/agent-terms'
import { z } from 'zod'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { capTermsWords, openTermsWords, priceTermsWords } from '#words/sale/agent-terms-words.ts'

const mostPlans = 500
const plans = (label: Parameters<typeof field.day>[0]) => named(label, z.array(z.uuid()).max(mostPlans), { names: 'ratePlan' })

const releaseStep = z.strictObject({
  daysBefore: field.count(say('Ngày trước đêm ở', 'Days before the night'), { min: 0, max: 365 }),
  rooms: field.count(say('Số phòng giữ lại', 'Rooms kept'), { min: 0, max: 10_000 }),
})

/** What terms say, without whose they are. */
export const termsFields = z.strictObject({
  priceUnit: field.choice(say('Điều chỉnh giá', 'Price step'), priceTerms, priceTermsWords),
  priceValue: explained(named(say('Mức điều chỉnh', 'Size of the step'), z.int().min(-100_000_000_000).max(100_000_000_000)), {
    reads: { by: 'priceUnit' },
    hint: say('Số âm là giảm.', 'A negative number is a reduction.'),
  }).nullable(),
  pricePlans: explained(plans(say('Điều chỉnh giá trên các gói', 'Price step on the packages')), {
    hint: say('Bỏ trống: mọi gói.', 'If left empty: all packages.'),
  }),
  plansOpen: field.choice(say('Gói mở bán', 'Open packages'), openTerms, openTermsWords),
  openPlans: plans(say('Các gói mở bán', 'The open packages')),
  capUnit: field.choice(say('Số phòng nhiều nhất', 'Most rooms'), capTerms, capTermsWords),
  capRooms: explained(field.count(say('Số phòng mỗi đêm', 'Rooms each night'), { min: 1, max: 10_000 }), {
    hint: say('Của mỗi đại lý, theo từng loại phòng.', 'Of each agent, for each room type.'),
  }).nullable(),
  capShare: explained(named(say('Phần phòng mở bán', 'Share of the allotment'), z.int().min(1).max(10_000), { unit: say('%', '%') }), {
    hint: say('Của mỗi đại lý, theo từng loại phòng; làm tròn xuống.', 'Of each agent, for each room type; rounded down.'),
  }).nullable(),
  capRefilled: explained(field.flag(say('Phòng huỷ được đặt lại', 'Cancelled rooms count no more')), {
    hint: say('Không: phòng đã huỷ vẫn tính vào số phòng.', 'If not, a cancelled room still counts.'),
  }),
  releaseSteps: explained(named(say('Mốc trả phòng', 'Release steps'), z.array(releaseStep).max(mostReleaseSteps)), {
    hint: say(
      'Từ ngày đó đại lý chỉ còn được chừng ấy phòng mỗi loại mỗi đêm; số còn lại bán chung.',
      'From that day on an agent may have that many rooms of a type and night; the others go back to everybody.',
    ),
  }),
})

/** Whose terms they are: those of a level, or those of one agent. */
const termsOf = {
  level: explained(field.count(say('Cấp', 'Level'), { min: agentLevels.lowest, max: agentLevels.highest }), {
    hint: say('Bỏ trống: điều kiện riêng của một đại lý.', 'If left empty: the own terms of one agent.'),
  }).nullable(),
  travelAgentId: explained(field.id(say('Đại lý', 'Agent')), {
    hint: say('Bỏ trống: điều kiện của một cấp.', 'If left empty: the terms of a level.'),
  }).nullable(),
}

/** A row of the table of terms, as a save sends it. */
export const termsRow = z.strictObject({ ...termsOf, ...termsFields.shape })

/** The changed rows of the table; rows that are not named stay. */
export const termsChanges = {
  rows: named(say('Các dòng đã sửa', 'Changed rows'), z.array(termsRow).max(250)),
  removed: explained(named(say('Bỏ điều kiện riêng', 'Own terms to remove'), z.array(z.uuid()).max(250), { names: 'travelAgent' }), {
    hint: say('Các đại lý trở lại điều kiện của cấp.', 'The agents go back to the terms of their level.'),
  }).optional(),
}

/** A row of the table of terms as it is answered, with the agents that it holds for. */
export const termsRecord = z.object({
  ...termsRow.shape,
  /** The agent, with its level; null for a level's row. */
  agent: z.object({ code: z.string(), name: nameShape, level: z.int(), active: z.boolean() }).nullable(),
  /** How many linked agents the level has; 1 for an agent's row. */
  agents: z.int(),
})
