import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { DiskRoom } from './disk-room.ts'
import { begin, bindPlatform } from '../transaction/transaction.ts'

const urls = { alive: '/healthz', ready: '/readyz' } as const

/** Whether a request is a health check, which is answered even when there is no room for anything else. */
export const asksForHealth = (url: string): boolean => Object.values(urls).some((one) => one === url.split('?')[0])

/** What readiness depends on: a connection pool that no request uses, and the free space of the disk. */
type Vitals = { readonly pool: pg.Pool; readonly disk: DiskRoom }

/**
 * How long a health check waits for the database, in milliseconds: the caller gives up after two seconds and takes silence for a dead
 * process.
 */
export const longestLook = 1500

/** `/healthz` says that the process answers; `/readyz` that the database answers too, and that the disk is not full. */
export const mountHealth = (app: FastifyInstance, vitals: Vitals): void => {
  const uncounted = { config: { rateLimit: false } } as const
  const look = oneAtATime(() => whyNotReady(vitals))
  app.get(urls.alive, uncounted, async () => ({ status: 'ok' }))
  app.get(urls.ready, uncounted, async (request, reply) => {
    const reason = await Promise.race([look(), wait(longestLook, 'the database does not answer', { ref: false })])
    if (reason === null) return { status: 'ready' }
    request.log.warn({ reason }, 'not ready')
    return reply.code(503).send({ status: 'not ready', reason })
  })
}

/** The server's own database login has no right to read, so the check runs with the platform's role. */
const reads = `${begin({ readOnly: true, seconds: 1 })} ${bindPlatform} select from property limit 1; rollback`

const whyNotReady = async ({ pool, disk }: Vitals): Promise<string | null> => {
  try {
    if (await disk.isFull(new Date())) return 'the disk is full'
    await pool.query(reads)
    return null
  } catch {
    return 'the database does not answer'
  }
}

/** Runs only one check at a time, however many callers ask and however long it takes. */
const oneAtATime = <T>(look: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | null = null
  return () => {
    running ??= look().finally(() => (running = null))
    return running
  }
}
