import { toDay } from '@innkeeper/rules/days/day'
import type { Promotion } from '@innkeeper/rules/promotion/promotion'
import type { z } from 'zod'
import type { promotionForm } from '#calls/room-sale/promotion-fields.ts'

type Form = z.output<typeof promotionForm>

/** Turns a form's promotion into one that prices can be computed with; without a rank it comes last. */
export const toPromotion = (form: Form, { id = '', rank = Number.MAX_SAFE_INTEGER }: { id?: string; rank?: number } = {}): Promotion => ({
  promotionId: id,
  name: { vi: form.nameVi, en: form.nameEn },
  type: form.promoType,
  rank,
  effect: form.effect,
  unit: form.percentOrFixed,
  value: form.value,
  code: form.code,
  daysBefore: form.daysBefore,
  buy: form.buy,
  free: form.free,
  counted: form.counted,
  bookFrom: dayOrNull(form.bookFrom),
  bookTo: dayOrNull(form.bookTo),
  stayFrom: dayOrNull(form.stayFrom),
  stayTo: dayOrNull(form.stayTo),
  datesExcluded: form.datesExcluded.map(({ from, to }) => ({ from: toDay(from), to: toDay(to) })),
  weekdays: form.weekdays,
  planIds: form.applyPlans,
  roomTypeIds: form.applyRoomTypes,
  minOrder: form.minOrder,
  minNights: form.minNights,
  channels: form.channels,
  agents: form.applyTo,
  levels: form.applyLevels,
  agentIds: form.applyAgents,
  usesLeft: form.mostUses,
})

const dayOrNull = (day: string | null) => (day === null ? null : toDay(day))
