import { z } from 'zod'
import type { Access } from './access.ts'
import { changesOf } from './changes-of.ts'
import type { RecordKind } from './diary/record-kinds.ts'
import { field } from './field.ts'
import { fileInput, fileShape } from './format/file-shape.ts'
import type { RefusalKey } from './refusals.ts'
import type { Saying } from './say.ts'

/** What the reads of a record have in common: the right, the schemas of an id and of a row, and the refusal of one that is not there. */
type Reads<Read, Id, Row, Missing> = { readonly read: Read; readonly id: Id; readonly row: Row; readonly missing: Missing }

/** What the changes of a record have in common; `changed` refuses a save over one that the person did not see. */
type Changes<Change, Id, Version, Shape extends z.ZodRawShape, Missing, Changed> = {
  readonly change: Change
  readonly id: Id
  readonly version: Version
  readonly form: z.ZodObject<Shape, z.core.$strict>
  readonly kind: RecordKind
  readonly missing: Missing
  readonly changed: Changed
  readonly stales?: readonly string[]
}

/** The words of one change, and what it refuses besides a record that is not there or was changed. */
type Change<Refusals> = { readonly words: Saying; readonly diary: Saying; readonly refusals: Refusals }

type Listed<Filter> = { readonly words: Saying; readonly filter: Filter }

/**
 * The calls that an ordinary record has: its list, the file of that, one record, and each change of it. A record gives them paths, words
 * and further refusals; a call of it that differs is declared in full beside these.
 */
export const recordCalls = <
  Read extends Access,
  Write extends Access,
  Id extends z.ZodType<string>,
  Version extends z.ZodType<number>,
  Shape extends z.ZodRawShape,
  Row extends z.ZodType,
  const Missing extends RefusalKey,
  const Changed extends RefusalKey,
>(
  of: Reads<Read, Id, Row, Missing> & Changes<Write, Id, Version, Shape, Missing, Changed>,
) => ({ ...readsOf(of), ...savesOf(of), ...lesserChangesOf(of) })

const readsOf = <Read extends Access, Id extends z.ZodType<string>, Row extends z.ZodType, Missing extends RefusalKey>({
  read,
  id,
  row,
  missing,
}: Reads<Read, Id, Row, Missing>) => {
  const asked = { kind: 'read', access: read } as const
  return {
    list: <Filter extends z.ZodRawShape>({ words, filter }: Listed<Filter>) => {
      const input = z.strictObject({ ...filter, ...field.page })
      return { ...asked, words, method: 'POST', input, output: z.array(row), list: true, refusals: [] } as const
    },
    file: <Filter extends z.ZodRawShape>({ words, filter }: Listed<Filter>) => {
      const input = fileInput(filter)
      return { ...asked, words, method: 'GET', input, output: fileShape, refusals: ['tooManyRows'], limits: { perMinute: 30 } } as const
    },
    detail: (words: Saying) =>
      ({ ...asked, words, method: 'POST', input: z.strictObject({ id }), output: row, refusals: [missing] }) as const,
  }
}

const savesOf = <
  Write extends Access,
  Id extends z.ZodType<string>,
  Version extends z.ZodType<number>,
  Shape extends z.ZodRawShape,
  Missing extends RefusalKey,
  Changed extends RefusalKey,
>({
  change,
  id,
  version,
  form,
  kind,
  missing,
  changed,
  stales = [],
}: Changes<Write, Id, Version, Shape, Missing, Changed>) => {
  const saves = { kind: 'change', method: 'POST', access: change, record: { kind, id: 'id' }, stales } as const
  const output = z.object({ id, version })
  return {
    create: <const Refusals extends readonly RefusalKey[]>({ words, diary, refusals }: Change<Refusals>) =>
      ({ ...saves, words, input: form, output, refusals, diary, idempotency: 'optional' }) as const,
    update: <const Refusals extends readonly RefusalKey[]>({ words, diary, refusals }: Change<Refusals>) => {
      const input = z.strictObject({ id, version, ...changesOf(form.shape) })
      return { ...saves, words, input, output, refusals: [...refusals, missing, changed], diary } as const
    },
    copy: <const Refusals extends readonly RefusalKey[]>({ words, diary, refusals }: Change<Refusals>) => {
      const input = z.strictObject({ id })
      return { ...saves, words, input, output, refusals: [...refusals, missing], diary, tells: form, idempotency: 'optional' } as const
    },
  }
}

const lesserChangesOf = <Write extends Access, Id extends z.ZodType<string>, Shape extends z.ZodRawShape, Missing extends RefusalKey>({
  change,
  id,
  form,
  kind,
  missing,
  stales = [],
}: Omit<Changes<Write, Id, never, Shape, Missing, never>, 'version' | 'changed'>) => {
  const changes = { kind: 'change', method: 'POST', access: change, record: { kind, id: 'id' }, stales } as const
  return {
    delete: <const Refusals extends readonly RefusalKey[]>({ words, diary, refusals }: Change<Refusals>) => {
      return {
        ...changes,
        words,
        input: z.strictObject({ id }),
        output: z.object({ id }),
        refusals: [...refusals, missing],
        diary,
        tells: form,
      } as const
    },
    /** `active` is the label of the field that it sets. */
    switch: ({ words, diary, active }: { readonly words: Saying; readonly diary: Saying; readonly active: Saying }) => {
      const input = z.strictObject({ id, active: field.flag(active) })
      return { ...changes, words, input, output: z.object({ id, active: z.boolean() }), refusals: [missing], diary } as const
    },
  }
}
