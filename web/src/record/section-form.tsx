import type { Saying } from '@innkeeper/protocol/say'
import type { ComponentProps, ReactNode } from 'react'
import type { z } from 'zod'
import { EditForm } from '#ui/forms/edit-page.tsx'
import type { LastSaved } from '#ui/forms/use-last-saved.ts'
import type { FieldTexts } from './field-text.ts'
import { RecordHistory, type HistoryPath } from './history/record-history.tsx'
import { RecordConflict, type ConflictForm } from './record-conflict.tsx'

type SectionFormProps<S extends z.ZodRawShape> = {
  form: Omit<ConflictForm, 'reset'> &
    ComponentProps<typeof EditForm>['form'] & { readonly reason: Saying | undefined; reset(values?: object): void }
  /** The record as it was read last. */
  latest: LastSaved & { readonly version: number }
  /** The input of the call that saves it. */
  input: z.ZodObject<S>
  /** The fields that say more than their kind, where two people changed them. */
  texts?: FieldTexts<S>
  /** The fields that two people may have left different; all that the record has unless said otherwise. */
  names?: readonly string[] | undefined
  save: Saying
  /** Reads what was done to it. */
  history: HistoryPath
  /** Why it may only be looked at; that the right is missing unless said otherwise. */
  locked?: Saying | undefined
  /** The line at the bottom while nothing is changed; by default, who saved last. */
  hint?: Saying | undefined
  children: ReactNode
}

/** The form of a record of which a property has one, such as its configuration: a part of a page. */
export const SectionForm = <S extends z.ZodRawShape>(props: SectionFormProps<S>) => {
  const { form, latest, input, texts, names, save, history, locked = form.reason, hint, children } = props
  return (
    <EditForm
      form={form}
      discard={() => form.reset()}
      locked={locked}
      save={save}
      hint={hint}
      saved={latest}
      history={<RecordHistory of={{ path: history }} />}
      conflict={<RecordConflict form={form} latest={latest} input={input} texts={texts} names={names} />}
    >
      {children}
    </EditForm>
  )
}
