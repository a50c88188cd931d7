import { say } from '@innkeeper/protocol/say'
import { useId, type ComponentProps, type ReactNode } from 'react'
import type { z } from 'zod'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FormPart } from '#ui/forms/form-grid.tsx'
import { FormTop } from '#ui/forms/form-top.tsx'
import { useLastSaved, type LastSaved } from '#ui/forms/use-last-saved.ts'
import type { FieldTexts } from './field-text.ts'
import { RecordConflict } from './record-conflict.tsx'
import { RecordHistory } from './history/record-history.tsx'
import type { ListedRecord, RecordKind } from './record-kind.ts'
import type { SectionForm } from './section-form.tsx'

type RecordDialogFormProps<R extends ListedRecord, S extends z.ZodRawShape> = {
  kind: Pick<RecordKind<R>, 'words' | 'calls'>
  /** The record as it was read last; null for a new one. */
  record: (R & LastSaved & { readonly version: number }) | null
  form: ComponentProps<typeof SectionForm>['form']
  /** The input of the call that saves a change. */
  input: z.ZodObject<S>
  texts?: FieldTexts<S>
  onClose: () => void
  children: ReactNode
}

/** The form of a record that has no page of its own, in a dialog over its list. */
export const RecordDialog = <R extends ListedRecord, S extends z.ZodRawShape>(props: RecordDialogFormProps<R, S>) => {
  const { kind, record, form, input, texts, onClose, children } = props
  const t = useSay()
  const formId = useId()
  const lastSaved = useLastSaved()
  const { fresh, save } = kind.words.page
  return (
    <Dialog
      open
      onClose={onClose}
      title={record === null ? fresh : changeTitle}
      values={record === null ? {} : { name: t(nameOf(record)) }}
      foot={record !== null && lastSaved(record)}
      acts={
        <>
          <Button words={closeWords} onClick={onClose} />
          <Button words={save} look="primary" submits form={formId} pending={form.pending} reason={form.reason} />
        </>
      }
    >
      <form {...form.props} id={formId}>
        <FormTop
          form={form}
          discard={() => form.reset()}
          locked={form.reason}
          conflict={record !== null && <RecordConflict form={form} latest={record} input={input} texts={texts} />}
        />
        <FormPart disabled={form.reason !== undefined}>{children}</FormPart>
        {record !== null && kind.calls.history !== undefined && <RecordHistory of={{ path: kind.calls.history, id: record.id }} />}
      </form>
    </Dialog>
  )
}

const changeTitle = say('Sửa {name}', 'Change {name}')
const closeWords = say('Đóng, không lưu', 'Close without saving')
