import { pageOf, readsOf, recordCases } from '../record-cases.ts'
import { other, type ActCase } from './act-case.ts'

/** The copying of records, on the page of each that can be copied. */
export const recordActs = recordCases.flatMap((one): readonly ActCase[] => {
  const { calls, words } = one.kind
  const [, needs] = one.codes
  if (calls.copy === undefined || words.acts.copy === undefined || needs === undefined) return []
  return [
    {
      call: calls.copy,
      part: <one.Screen />,
      address: pageOf(one.row),
      reads: readsOf(one, [one.row]),
      presses: [words.acts.copy.en],
      sends: { id: one.row.id },
      answer: { id: other, version: 1 },
      told: 'Sea view is copied. The copy is not on sale.',
      needs,
    },
  ]
})
