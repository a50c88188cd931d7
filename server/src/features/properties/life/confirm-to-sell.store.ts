import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { sql } from 'kysely'
import { momentInJson } from '#database/parsers.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type HotelStatus = CallOutput<'dashboard/hotel-status'>

/** The state of a property, as its own users see it. */
export type Life = Pick<HotelStatus, 'since' | 'sentBackNote' | 'takenOffBy' | 'contract' | 'certificate'> & {
  readonly code: string
  readonly contractSigned: boolean
  readonly verified: boolean
}

/** The state of the session's property: when it entered the state, the platform's note, contract and certificate. */
export const lifeOf = (tx: PropertyTx): Promise<Life> =>
  tx.db
    .selectFrom('property as p')
    .leftJoin('e_contract as e', 'e.property_id', 'p.property_id')
    .select(['p.code', 'p.sent_back_note as sentBackNote', 'p.taken_off_by as takenOffBy'])
    .select([since.as('since'), contract.as('contract'), sql`coalesce(e.state = 'signed', false)`.as('contractSigned')])
    .select([lastCertificate.as('certificate'), isVerified.as('verified')])
    .where('p.property_id', '=', tx.propertyId)
    .$castTo<Life>()
    .executeTakeFirstOrThrow()

const since = sql`(
  select m.at from property_move m
   where m.property_id = p.property_id and m.to_state = p.state order by m.at desc, m.property_move_id desc limit 1)`

const contract = sql`json_build_object('state', coalesce(e.state, 'not created'), 'endsOn', e.ends_on)`

const lastCertificate = sql`(
  select json_build_object('verdict', c.verdict, 'verifyBy', ${sql.raw(momentInJson('c.verify_by'))}, 'note', c.note) from certificate c
   where c.property_id = p.property_id order by c.certificate_no desc limit 1)`

const isVerified = sql`coalesce((
  select c.verdict is not distinct from 'verified' from certificate c
   where c.property_id = p.property_id order by c.certificate_no desc limit 1), true)`
