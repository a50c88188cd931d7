import { say } from '@innkeeper/protocol/say'
import type { RecordForm } from '#record/record-stem.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'

/** What a service is called and what it is, in both languages, and whether it is on sale. */
export const NameCard = ({ form }: { form: RecordForm<'service'> }) => (
  <Card title={title}>
    <FieldStack>
      <TextField field={form.field('code')} />
      <FieldRow>
        <TextField field={form.field('nameVi')} />
        <TextField field={form.field('nameEn')} />
      </FieldRow>
      <FieldRow>
        <TextAreaField field={form.field('descriptionVi')} />
        <TextAreaField field={form.field('descriptionEn')} />
      </FieldRow>
      <CheckField field={form.field('active')} />
    </FieldStack>
  </Card>
)

const title = say('Dịch vụ gì', 'What it is')
