import type { CallInput, Catalogue } from '@innkeeper/protocol/catalogue'
import { useRouter } from '@tanstack/react-router'
import type { FormOptions } from '#kit/forms/use-form.ts'
import type { Typed } from '#kit/forms/value-at.ts'
import { useSession } from '#kit/session/session-context.ts'
import type { ListedRecord, RecordKind } from './record-kind.ts'
import type { DetailOf, RecordForm, RecordPlace, RecordStem } from './record-stem.ts'
import { recordValues } from './record-values.ts'
import { useSavedForm } from './use-saved-form.ts'

type RecordFormOptions<S extends RecordStem> = {
  readonly kind: Pick<RecordKind<ListedRecord>, 'listAt' | 'afterCreateAt' | 'words'>
  readonly place: RecordPlace<DetailOf<S>>
  /** The calls that save it, which come with the screen. */
  readonly calls: { readonly [P in `${S}/create` | `${S}/update`]: Pick<Catalogue[P], 'input'> }
  /** What stands in the form of a new record. */
  readonly fresh: Typed<CallInput<`${S}/create`>>
  readonly check?: FormOptions<`${S}/create` | `${S}/update`>['check']
}

/** The form of a record: `useRecordForm('room', …)`. After a save it returns to the list. If another person saved first, the record is read again. */
export function useRecordForm<S extends RecordStem>(stem: S, options: RecordFormOptions<S>): RecordForm<S>
export function useRecordForm(
  stem: RecordStem,
  { kind, place: { record, readAgain }, calls, fresh, check }: RecordFormOptions<RecordStem>,
): unknown {
  const router = useRouter()
  const { property } = useSession()
  const path = record === null ? (`${stem}/create` as const) : (`${stem}/update` as const)
  const { created, saved } = kind.words.page
  const list = kind.listAt(property)
  return useSavedForm<`${RecordStem}/create` | `${RecordStem}/update`>(path, {
    input: calls[path].input,
    initial: record === null ? fresh : recordValues<`${RecordStem}/update`>(calls[`${stem}/update`].input, record),
    draft: record?.id ?? 'new',
    ...(check === undefined ? {} : { check }),
    saved: record === null ? created : saved,
    done: ({ id }) => void router.navigate({ href: record === null ? (kind.afterCreateAt?.(property, id) ?? list) : list }),
    readAgain,
  })
}
