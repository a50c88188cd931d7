import type { Tx } from '#kit/transaction/transaction.ts'

/**
 * Sets the day of feeds whose property has a new one; a trigger then marks all nights, because the reach has one night more and one is over. A
 * new address has no day, and gets one after a minute: a transaction that began before the address was set did not mark what it changed.
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
