import type { Call } from '@innkeeper/protocol/call'

type Recorded = Pick<Call, 'kind' | 'access' | 'input' | 'diary' | 'record'>

/**
 * Changes that are missing in the history of a record: they write the diary, or change a property's record with a version, but do not name
 * the record. The platform’s own records belong to no property, so they have no diary.
 */
export const unrecorded = (calls: Readonly<Record<string, Recorded>>): readonly string[] =>
  Object.entries(calls)
    .filter(([, call]) => call.kind === 'change' && call.record === undefined && needsRecord(call))
    .map(([path]) => path)

/** Records whose id is neither in the input nor in the answer of their call, so that the diary line would belong to no record. */
export const nameless = (calls: Readonly<Record<string, Pick<Call, 'record' | 'input' | 'output'>>>): readonly string[] =>
  Object.entries(calls).flatMap(([path, { record, input, output }]) => {
    const held = { ...input.shape, ...('shape' in output && typeof output.shape === 'object' ? output.shape : {}) }
    return record?.id === undefined || record.id in held ? [] : [`${path}: ${record.id}`]
  })

const needsRecord = ({ access, input, diary }: Recorded): boolean =>
  diary !== undefined || (access.who === 'property' && 'version' in input.shape)
