import { planCalls, ratePlanForm } from '@innkeeper/protocol/calls/plan'
import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import type { AnswerOf } from '../../../kit/ask.ts'
import { useSay } from '../../../kit/language.tsx'
import { nameOf } from '../../../kit/names.ts'
import { Refused } from '../../../kit/refused.ts'
import { useSession } from '../../../kit/session-context.ts'
import { useAlerts } from '../../../kit/use-alerts.ts'
import { useForm, type Form } from '../../../kit/use-form.ts'
import { paths } from '../../../paths.ts'
import { ratePlanRules } from './rate-plan-rules.ts'
import type { Choices } from './rate-plan-words.ts'

/** The form of a plan that is new or that is changed. */
export type RatePlanFormOf = Form<'plan/create' | 'plan/update'>

type Detail = AnswerOf<'plan/detail'>
type FormPlace = { readonly plan: Detail | null; readonly choices: Choices; readonly readAgain: () => void }

/** The form of a plan; saved, it goes back to the list. Where somebody else saved first, the plan is read again. */
export function useRatePlanForm({ plan, choices, readAgain }: FormPlace): RatePlanFormOf {
  const t = useSay()
  const alerts = useAlerts()
  const router = useRouter()
  const { property } = useSession()
  const path: 'plan/create' | 'plan/update' = plan === null ? 'plan/create' : 'plan/update'
  return useForm<'plan/create' | 'plan/update'>(path, {
    schema: planCalls[path].input,
    initial: plan === null ? newPlan : valuesOf(plan),
    draft: plan?.id ?? 'new',
    check: (values) => ratePlanRules(values, { planId: plan?.id ?? 'a new plan', choices, t }),
    done: (_saved, input) => {
      alerts.success(plan === null ? created : saved, { name: t(nameOf(input)) })
      void router.navigate({ href: paths.salePackages(property) })
    },
    failed: (error) => {
      if (error instanceof Refused && error.key === 'planChanged') readAgain()
    },
  })
}

/** What stands in the form of a plan that is changed. */
export const valuesOf = (plan: Detail) => ({ ...formOf(plan), id: plan.id, version: plan.version })

/** What of a plan stands in its form. */
export const formOf = (plan: Detail) =>
  ratePlanForm.parse(Object.fromEntries(Object.keys(ratePlanForm.shape).map((name) => [name, Reflect.get(plan, name)])))

const newPlan = {
  meals: [],
  includedAdults: 2,
  includedChildren: 0,
  extraAdultPrice: 0,
  extraChildPrice: 0,
  extraBedPrice: 0,
  minStay: 1,
  active: true,
  displayOrder: 0,
  roomTypeIds: [],
  datesNotApplied: [],
}
const created = say('Đã tạo gói {name}.', 'The package {name} is created.')
const saved = say('Đã lưu gói {name}.', 'The package {name} is saved.')
