import type { ComponentProps, ReactNode } from 'react'
import type { z } from 'zod'
import { nameOf } from '#kit/language/names.ts'
import { useSession } from '#kit/session/session-context.ts'
import { EditPage } from '#ui/forms/edit-page.tsx'
import type { LastSaved } from '#ui/forms/use-last-saved.ts'
import type { FieldTexts } from './field-text.ts'
import { RecordStates } from './record-columns.tsx'
import { RecordConflict, type ConflictForm } from './record-conflict.tsx'
import { RecordHeadActs } from './record-head-acts.tsx'
import { RecordHistory } from './history/record-history.tsx'
import type { ListedRecord, RecordDialogProps, RecordKind } from './record-kind.ts'
import type { RecordPlace } from './record-stem.ts'

type PageForm = Omit<ConflictForm, 'reset'> &
  ComponentProps<typeof EditPage>['form'] & { readonly reason: ComponentProps<typeof EditPage>['locked']; reset(values?: object): void }

type RecordPageProps<R extends ListedRecord, S extends z.ZodRawShape> = {
  kind: RecordKind<R>
  place: RecordPlace<R & LastSaved & { readonly version: number }>
  form: PageForm
  /** The input of the call that saves a change. */
  input: z.ZodObject<S>
  /** The fields that say more than their kind, where two people changed them. */
  texts?: FieldTexts<S>
  /** Asks before the record is deleted. */
  renderDelete: (props: RecordDialogProps<R>) => ReactNode
  /** The acts at its head that only this record has. */
  acts?: ReactNode
  /** Below the head: the parts of a record. */
  under?: ReactNode
  children: ReactNode
}

/** The page of a record: its head with its acts, its form, and the choice between versions when another person saved it meanwhile. */
export const RecordPage = <R extends ListedRecord, S extends z.ZodRawShape>(props: RecordPageProps<R, S>) => {
  const { kind, place, form, input, texts, renderDelete, acts, under, children } = props
  const { property } = useSession()
  const { record, rest = nothing } = place
  const { all, page } = kind.words
  return (
    <EditPage
      title={record === null ? page.fresh : nameOf(record)}
      list={{ words: all, to: kind.listAt(property) }}
      badge={record !== null && <RecordStates kind={kind} record={record} />}
      acts={
        <>
          {acts}
          {record !== null && <RecordHeadActs kind={kind} record={record} rest={rest} renderDelete={renderDelete} />}
        </>
      }
      under={under}
      form={form}
      discard={() => form.reset()}
      locked={form.reason}
      save={page.save}
      hint={record === null ? page.afterCreate : undefined}
      saved={record ?? undefined}
      conflict={record !== null && <RecordConflict form={form} latest={record} input={input} texts={texts} />}
      history={record !== null && kind.calls.history !== undefined && <RecordHistory of={{ path: kind.calls.history, id: record.id }} />}
    >
      {children}
    </EditPage>
  )
}

const nothing = () => undefined
