import { say } from '@innkeeper/protocol/say'
import { lookPartWords } from '@innkeeper/protocol/words/property/site-look-words'
import { lookLimits, type SiteWidget } from '@innkeeper/rules/site-look/site-look'
import { trusted } from '#kit/trusted.ts'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import { Lines } from './lines.tsx'
import type { LookForm } from './use-look-form.ts'

/** The blocks of the footer: a title and a text with a few marks, in both languages. */
export const WidgetsCard = ({ form }: { form: LookForm }) => {
  const lines = trusted<readonly SiteWidget[]>(form.values.widgets ?? [])
  return (
    <Lines
      title={lookPartWords.widgets}
      lineWords={lineWords}
      addWords={addWords}
      lines={lines}
      most={lookLimits.widgets}
      empty={empty}
      locked={form.reason !== undefined}
      change={(next) => form.set('widgets', next)}
      lacks={({ titleVi, titleEn, contentVi, contentEn }) =>
        (titleVi === '') !== (titleEn === '') || (contentVi === '') !== (contentEn === '')
      }
      renderLine={(index) => (
        <>
          <FieldRow>
            <TextField field={form.field(`widgets.${index}.titleVi`)} />
            <TextField field={form.field(`widgets.${index}.titleEn`)} />
          </FieldRow>
          <TextAreaField field={form.field(`widgets.${index}.contentVi`)} rows={4} />
          <TextAreaField field={form.field(`widgets.${index}.contentEn`)} rows={4} />
        </>
      )}
    />
  )
}

const lineWords = say('Khối {line}', 'Block {line}')
const addWords = say('Thêm khối', 'Add a block')
const empty: SiteWidget = { titleVi: '', titleEn: '', contentVi: '', contentEn: '' }
