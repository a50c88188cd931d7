import { say } from '@innkeeper/protocol/say'
import type { Field } from '../../../../kit/field-state.ts'
import { Card } from '../../../../ui/card.tsx'
import { CheckField } from '../../../../ui/check-field.tsx'
import { FieldStack } from '../../../../ui/form-grid.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

type NamedForm = {
  field(name: 'nameVi' | 'nameEn'): Field<string>
  field(name: 'active' | 'standard'): Field<boolean>
}

/** What every policy says of itself besides its terms. */
export function PolicyNameCard({ form }: { form: NamedForm }) {
  return (
    <Card title={title}>
      <FieldStack>
        <TextField field={form.field('nameVi')} />
        <TextField field={form.field('nameEn')} />
        <CheckField field={form.field('active')} />
        <CheckField field={form.field('standard')} />
      </FieldStack>
    </Card>
  )
}

const title = say('Tên và trạng thái', 'Name and status')
