import { say } from '@innkeeper/protocol/say'
import type { Field } from '#kit/forms/field-state.ts'
import { Card } from '#ui/page/card.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type NamedForm = {
  field(name: 'nameVi' | 'nameEn'): Field<string>
  field(name: 'active' | 'standard'): Field<boolean>
}

/** What every policy says of itself besides its terms. */
export const PolicyNameCard = ({ form }: { form: NamedForm }) => (
  <Card title={title}>
    <FieldStack>
      <TextField field={form.field('nameVi')} />
      <TextField field={form.field('nameEn')} />
      <CheckField field={form.field('active')} />
      <CheckField field={form.field('standard')} />
    </FieldStack>
  </Card>
)

const title = say('Tên và trạng thái', 'Name and status')
