import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { ComponentType } from 'react'
import type { answerCalls } from './answers.ts'
import type { ListCase } from './record-cases.ts'

/** A form that saves a record with a version, wherever it stands. */
export type FormCase = {
  readonly update: CallPath
  readonly Screen: ComponentType
  readonly address: string
  /** What opens it where it stands in a dialog, by its name: the row of a list, or a button. */
  readonly opener?: string
  readonly openedBy?: 'row' | 'button'
  readonly codes: ListCase['codes']
  readonly row: Readonly<Record<string, unknown>> & { readonly version: number }
  /** Answers what its screen reads, with the record as it is then. */
  readonly reads: (latest: () => object) => Parameters<typeof answerCalls>[0]
  /** A field of it, and what two people type there. */
  readonly field: { readonly name: string; readonly label: string; readonly mine: string | number; readonly theirs: string | number }
  readonly save: string
  /** What is said once it is saved. */
  readonly saved: string
  /** Where one is then; the form stays unless said otherwise. */
  readonly leadsTo?: string
}
