import type { Tx } from '#kit/transaction/transaction.ts'

/**
 * Marks the nights of feeds whose property has a new day: another night comes into reach, and one is over. An address that is new is marked
 * again after a minute: a change that had begun before it was set may not have seen it.
 */
export const moveOn = async (tx: Tx): Promise<void> => {
  await tx.rows(
    `update ari_feed f set day = (now() at time zone p.time_zone)::date
       from property p
      where p.property_id = f.property_id and f.url is not null and f.url_since < now() - interval '1 minute'
        and f.day is distinct from (now() at time zone p.time_zone)::date`,
  )
  await tx.rows(`delete from ari_message where answered_at < now() - interval '30 days'`)
}
