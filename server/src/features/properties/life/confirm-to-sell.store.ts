import type { CallOutput } from '@innkeeper/protocol/catalogue'
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
export const lifeOf = async (tx: PropertyTx): Promise<Life> => {
  const [life] = await tx.rows<Life>(
    `select p.code, p.sent_back_note as "sentBackNote", p.taken_off_by as "takenOffBy",
        (select m.at from property_move m
          where m.property_id = p.property_id and m.to_state = p.state order by m.at desc, m.property_move_id desc limit 1) as since,
        json_build_object('state', coalesce(e.state, 'not created'), 'endsOn', e.ends_on) as contract,
        coalesce(e.state = 'signed', false) as "contractSigned",
        (select json_build_object('verdict', c.verdict, 'verifyBy', ${momentInJson('c.verify_by')}, 'note', c.note) from certificate c
          where c.property_id = p.property_id order by c.certificate_no desc limit 1) as certificate,
        coalesce((select c.verdict is not distinct from 'verified' from certificate c
          where c.property_id = p.property_id order by c.certificate_no desc limit 1), true) as verified
       from property p left join e_contract e on e.property_id = p.property_id
      where p.property_id = $1`,
    [tx.propertyId],
  )
  if (life === undefined) throw new Error(`property ${tx.propertyId} is gone`)
  return life
}
