import { checkAgentTerms, usedTerms } from '@innkeeper/rules/travel-agent/check-agent-terms'
import { useState } from 'react'
import type { TermsDraft, TermsRecord, TermsTable } from './terms-words.ts'

/** A row of the table while it is edited. */
export type TermsDraftState = {
  readonly row: TermsDraft
  /** The row as it is sent: its step with its sign, and nothing that its choices do not use. */
  readonly sent: ReturnType<typeof sentOf>
  /** What the row has now, where somebody else changed it since it was opened; undefined where nobody did. */
  readonly theirs: { readonly row: TermsRecord | undefined } | undefined
  readonly problem: ReturnType<typeof checkAgentTerms>[number]['reason'] | undefined
  readonly change: (changes: Partial<TermsDraft>) => void
  /** Takes the agent of a new exception; one that has own terms already brings them. */
  readonly choose: (travelAgentId: string | null) => void
  /** The person has seen what the others did and keeps what stands in the form. */
  readonly keepMine: () => void
}

/** The draft of a row. Changes of other rows do not touch it; a change of the same row is shown before it can be overwritten. */
export const useTermsDraft = (table: TermsTable, start: TermsRecord): TermsDraftState => {
  const [row, setRow] = useState(() => draftOf(start))
  const [seen, setSeen] = useState(() => inTable(table, start))
  const now = inTable(table, row)
  const sent = sentOf(row)
  return {
    row,
    sent,
    theirs: textOf(now) === textOf(seen) ? undefined : { row: now },
    problem: checkAgentTerms(sent)[0]?.reason,
    change: (changes) => setRow({ ...row, ...changes }),
    choose: (travelAgentId) => {
      const found = inTable(table, { level: null, travelAgentId })
      setSeen(found)
      setRow(found === undefined ? { ...row, travelAgentId } : draftOf(found))
    },
    keepMine: () => setSeen(now),
  }
}

/** The stored row of whom a row is; undefined where an agent has no terms of its own. */
const inTable = (table: TermsTable, { level, travelAgentId }: Pick<TermsRecord, 'level' | 'travelAgentId'>): TermsRecord | undefined =>
  table.rows.find((one) => one.level === level && one.travelAgentId === travelAgentId)

const draftOf = ({ agent: _agent, agents: _count, ...row }: TermsRecord): TermsDraft => ({ ...row, rising: (row.priceValue ?? -1) > 0 })

const sentOf = ({ rising, ...row }: TermsDraft) =>
  usedTerms({ ...row, priceValue: row.priceValue === null ? null : Math.abs(row.priceValue) * (rising ? 1 : -1) })

const textOf = (row: TermsRecord | undefined): string => (row === undefined ? '' : JSON.stringify(sentOf(draftOf(row))))
