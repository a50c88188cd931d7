import type { z } from 'zod'
import { fieldRules } from '#kit/forms/field-rules.ts'
import { useOthersSave } from '#kit/forms/use-others-save.ts'
import { valueAt } from '#kit/forms/value-at.ts'
import { Conflict } from '#ui/forms/conflict.tsx'
import { useFieldText, type FieldTexts } from './field-text.ts'
import { recordValues } from './record-values.ts'

/** A form of a record, as far as it matters here. */
export type ConflictForm = {
  readonly values: object
  readonly changed: boolean
  readonly pending: boolean
  set(name: string, value: unknown): void
  reset(values: object): void
}

type RecordConflictProps<S extends z.ZodRawShape> = {
  form: ConflictForm
  /** The record as it was read last. */
  latest: { readonly version: number; readonly changedBy: string }
  /** The input of the call that saves it. */
  input: z.ZodObject<S>
  texts?: FieldTexts<S> | undefined
  /** The fields that are compared, as dotted paths; all that the record has unless said otherwise. */
  names?: readonly string[] | undefined
}

/**
 * What to do when somebody else saved the record meanwhile: what only they changed is taken over, and where both changed the same field,
 * the person chooses. The texts are drawn from the kinds of the fields.
 */
export const RecordConflict = <S extends z.ZodRawShape>({
  form,
  latest,
  input,
  texts,
  names = namesIn(input, latest),
}: RecordConflictProps<S>) => {
  const takeAll = () => form.reset(recordValues(input, latest))
  const accept = () => form.set('version', latest.version)
  const take = (name: string) => form.set(name, valueAt(latest, name) ?? undefined)
  const collided = useOthersSave({ names, latest, form, take, takeAll, accept })
  if (collided.length === 0) return null
  const versions = { names: collided, mine: form.values, theirs: latest, person: latest.changedBy }
  return <FieldConflict {...versions} input={input} texts={texts} takeTheirs={takeAll} keepMine={accept} />
}

type FieldConflictProps<S extends z.ZodRawShape> = {
  /** The fields that two people left different. */
  names: readonly string[]
  mine: object
  theirs: object
  person: string
  input: z.ZodObject<S>
  texts?: FieldTexts<S> | undefined
  takeTheirs: () => void
  keepMine: () => void
}

/** The fields that two people left different, each drawn from its kind, to be chosen from. */
export const FieldConflict = <S extends z.ZodRawShape>({ names, mine, theirs, input, texts, ...choice }: FieldConflictProps<S>) => {
  const textOf = useFieldText(input, texts)
  const differences = names.map((name) => ({
    key: name,
    words: fieldRules(input, name).label,
    mine: textOf(name, mine),
    theirs: textOf(name, theirs),
  }))
  return <Conflict {...choice} differences={differences} />
}

const namesIn = (input: z.ZodObject, record: object): readonly string[] =>
  Object.keys(input.shape).filter((name) => name in record && name !== 'id' && name !== 'version')
