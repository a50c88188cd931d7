import { addDays, toDay } from '@innkeeper/rules/days/day'
import { useToday } from '#kit/property/use-today.ts'
import type { DetailOf } from '#record/record-stem.ts'
import { ExplainAct } from '#ui/explainer/explain-act.tsx'
import { emptyStay, type StayAsked } from '#ui/explainer/stay-asked.ts'

type Service = Pick<DetailOf<'service'>, 'code' | 'specialDays'>

/** Opens the explainer beside a service, with a stay that has it once. */
export const ExplainHotelService = ({ service }: { service: Service }) => <ExplainAct start={stayWith(service, useToday())} />

/** Two nights from the next special day on, which has another price than the night after it may have; tonight where there is none. */
const stayWith = ({ code, specialDays }: Service, today: string): StayAsked => {
  const asked: StayAsked = { ...emptyStay, services: [{ code, quantity: 1 }] }
  const [next] = specialDays.filter(({ to }) => to >= today).toSorted((one, other) => (one.from < other.from ? -1 : 1))
  if (next === undefined) return asked
  const from = next.from > today ? next.from : today
  return { ...asked, from, to: addDays(toDay(from), 2) }
}
