import { say } from '@innkeeper/protocol/say'
import type { Day } from '@innkeeper/rules/days/day'
import type { ComponentProps, ReactNode } from 'react'
import { FieldStack, FormColumn, FormGrid, FormPart } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { ArrivalExample } from './arrival-example.tsx'
import { PolicyNameCard } from './policy-name-card.tsx'
import { PolicyPlans } from './policy-plans.tsx'
import { PolicySentences } from './policy-sentences.tsx'
import type { PolicyPlan } from './policy-words.ts'

type PolicyPartsProps = ComponentProps<typeof PolicySentences> & {
  form: ComponentProps<typeof PolicyNameCard>['form'] & { readonly reason?: unknown }
  /** The packages that use it; undefined for a new policy. */
  plans: readonly PolicyPlan[] | undefined
  /** What its terms mean for a day of arrival; undefined while they are not whole. */
  renderStages: ((checkIn: Day) => ReactNode) | undefined
  /** The cards of its terms. */
  children: ReactNode
}

/** The form of a policy: its name and terms, and beside them what it says and means while it is typed, and the packages that use it. */
export const PolicyParts = ({ form, plans, sentence, renderStages, children }: PolicyPartsProps) => (
  <FormGrid>
    <FormPart disabled={form.reason !== undefined}>
      <PolicyNameCard form={form} />
      {children}
    </FormPart>
    <FormColumn>
      <Card title={meaningTitle}>
        <FieldStack>
          <PolicySentences sentence={sentence} />
          {renderStages !== undefined && <ArrivalExample>{renderStages}</ArrivalExample>}
        </FieldStack>
      </Card>
      {plans !== undefined && (
        <Card title={plansTitle}>
          <PolicyPlans plans={plans} />
        </Card>
      )}
    </FormColumn>
  </FormGrid>
)

const meaningTitle = say('Khách và đại lý đọc thấy', 'As guests and agents read it')
const plansTitle = say('Gói đang dùng', 'Packages that use it')
