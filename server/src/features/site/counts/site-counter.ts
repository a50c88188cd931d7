import type { NoResultReason, SiteCount } from '@innkeeper/rules/site/site-counts'
import type pg from 'pg'
import { CommitUnknown, inTransaction } from '#kit/transaction/transaction.ts'
import { addCounts, type CountToAdd } from './site-counts.store.ts'

/** Something that happened on the site of the property with a code; a search without a result has its reason. */
export type SiteHappening = { readonly code: string; readonly what: SiteCount; readonly reason?: NoResultReason; readonly now: Date }

/** Counts what happens on the sites of properties. */
export type SiteCounter = {
  readonly note: (happening: SiteHappening) => void
  /** Writes what is still waiting. */
  readonly stop: () => Promise<void>
}

/**
 * Counts in memory and adds to the database once a minute, so that a page costs no write. A process that is killed loses the last minute at
 * most; where it is not known whether an addition was written, it is not repeated, so that nothing counts twice.
 */
export const siteCounter = (pool: pg.Pool, onError: (error: Error) => void): SiteCounter => {
  const waiting = new Map<string, CountToAdd>()
  let timer: NodeJS.Timeout | undefined
  const add = ({ count, ...happening }: CountToAdd): void => {
    const key = [happening.code, happening.minute, happening.what, happening.reason].join(' ')
    if (waiting.size >= mostWaiting && !waiting.has(key)) return
    waiting.set(key, { ...happening, count: count + (waiting.get(key)?.count ?? 0) })
    timer ??= setTimeout(() => void flush(), betweenWrites)
  }
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const counts = [...waiting.values()]
    waiting.clear()
    if (counts.length === 0) return
    try {
      await inTransaction(pool, { role: 'platform', readOnly: false, seconds: 10 }, (tx) => addCounts(tx, counts))
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)))
      if (!(error instanceof CommitUnknown)) for (const one of counts) add(one)
    }
  }
  return {
    // Zones change their day at a whole minute.
    note: ({ code, what, reason, now }) =>
      add({ code, what, reason: reason ?? '', count: 1, minute: `${now.toISOString().slice(0, 16)}:00Z` }),
    stop: flush,
  }
}

const betweenWrites = 60_000
/** What is beyond this is not counted: only somebody who invents codes comes there. */
const mostWaiting = 20_000
