import { expect } from 'vitest'
import type { TestServer } from './test-server.ts'

/** Waits until the emails that were posted have gone: a booking shows what becomes of them, and that is no change of what comes next. */
export const emailsGone = (server: TestServer): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await server.database.pool.query(
        `select from outbox where topic in ('mail', 'confirmation') and sent_at is null and failed_at is null and attempts < 2`,
      )
      return rows.length
    })
    .toBe(0)
