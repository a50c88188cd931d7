import { formatMonth } from '@innkeeper/protocol/format/format'
import type { Saying } from '@innkeeper/protocol/say'
import type { MonthHead } from './month-head.store.ts'

/** How the diary names a statement: its month and its agent. */
export const monthSubject = ({ month, agent }: Pick<MonthHead, 'month' | 'agent'>): Saying => ({
  vi: `${formatMonth(month)} ${agent.name.vi}`,
  en: `${formatMonth(month)} ${agent.name.en}`,
})
