import { sources, type Repository } from '../repository.ts'

/** The places where statements may be written as SQL text, and why; everywhere else the typed builder must be used. */
export const rawPlaces: Readonly<Record<string, string>> = {
  'server/src/database/': 'connections, migrations and backups are below the builder',
  'server/src/kit/call/': 'begins each call and writes its diary, prepared once for each connection',
  'server/src/kit/dear/': 'reads by a cursor',
  'server/src/kit/http/': 'asks whether the database answers at all',
  'server/src/kit/jobs/': 'the queue: what is taken next depends on the plan',
  'server/src/kit/live/': 'listens and notifies; one insert for many notifications',
  'server/src/kit/mail/': 'posts emails and records them in one statement, also for each booking',
  'server/src/kit/records/pages.ts': 'reads a page of a statement that is text already',
  'server/src/kit/request/': 'begins each request in one round trip',
  'server/src/kit/session/': 'finds the session of each request, prepared once for each connection',
  'server/src/kit/transaction/': 'begins and ends transactions',
  'server/src/features/agent-terms/releases.store.ts': 'takes the releases of all properties in one statement',
  'server/src/features/ari-feed/': 'writes thousands of nights in one statement, and takes what waits by an index',
  'server/src/features/booking-feed/': 'finds what each connection has not acknowledged, by an index',
  'server/src/features/bookings/': 'quotes and bookings, in few round trips under locks',
  'server/src/features/completeness/': 'one statement for many properties',
  'server/src/features/dashboard/': 'sums over all bookings and nights of a property',
  'server/src/features/distribution/': 'searches a market',
  'server/src/features/notifications/notifications.reads.ts': 'asked by each booking, prepared once for each connection',
  'server/src/features/occupancy/': 'copies the changed nights of a property in one statement',
  'server/src/features/price-rules/last-year.store.ts': 'counts the rooms of each night of a year as they were known at a moment',
  'server/src/features/properties/hotel-config/locale.reads.ts': 'asked by each grid and quote, prepared once for each connection',
  'server/src/features/properties/supplier/supplier.store.ts': 'searches all properties',
  'server/src/features/rate-log/': 'searches millions of changed nights',
  'server/src/features/rates/': 'reads and writes thousands of nights in one statement',
  'server/src/features/site/counts/': 'adds the counts of a minute of all sites in one statement',
  'server/src/features/tickets/days/ticket-days.store.ts': 'writes two years of a calendar in one statement',
  'server/src/features/travel-agents/agent-search.store.ts': 'searches the agents by an index of their texts',
  'server/src/seed/': 'fills thousands of nights and bookings in one statement',
}

/** Statements that are written as SQL text where they may not be, as `path:line`. */
export const rawStatements = (repository: Repository): readonly string[] =>
  rawLines(repository).filter((line) => !Object.keys(rawPlaces).some((place) => line.startsWith(place)))

/** Places that may write SQL text and do not. */
export const unneededPlaces = (repository: Repository): readonly string[] => {
  const lines = rawLines(repository)
  return Object.keys(rawPlaces).filter((place) => !lines.some((line) => line.startsWith(place)))
}

/**
 * Reads of SQL text whose rows have a type but no shape (`rowsLike`), as `path:line`; nothing checks a type alone. The code below the
 * transactions needs no shapes. A read with `tx.rows` alone does not compile, because its rows have no type.
 */
export const shapelessReads = (repository: Repository): readonly string[] =>
  linesWith(repository, typed).filter((line) => !belowTransactions.some((place) => line.startsWith(place)))

const belowTransactions = ['server/src/database/', 'server/src/kit/transaction/transaction.ts']
const typed = /\.(?:rows|query)\s*</g

/** A statement that is sent as text, or a whole statement in a template of the builder. */
const raw = /\.(?:rows|query)\s*[<(]|\browsLike[<(]|\bsql(?:<[^`]*>)?`\s*(?:with|select|insert|update|delete)\b/g

/** Tests may read and write tables with SQL text. */
const isOurs = (path: string): boolean => /^server\/src\/(?!testing\/)/.test(path) && !path.endsWith('.test.ts')

const rawLines = (repository: Repository): readonly string[] => linesWith(repository, raw)

const linesWith = (repository: Repository, pattern: RegExp): readonly string[] =>
  sources(repository)
    .filter(isOurs)
    .flatMap((path) => {
      const text = repository.read(path)
      return [...text.matchAll(pattern)].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`)
    })
