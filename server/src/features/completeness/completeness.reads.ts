import {
  completenessOf,
  configFields,
  legalFields,
  registrationFields,
  type Completeness,
  type CompletenessFacts,
} from '@innkeeper/rules/completeness/completeness'
import { rails, takesMoney, type Rail } from '@innkeeper/rules/payment/gateway-state'
import { countWaysToPay, paymentMethods, type PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { propertyStates, type PropertyMover, type PropertyState } from '@innkeeper/rules/property/property-states'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** The progress of a property towards selling: its stored state, and its completeness. */
export type Standing = {
  readonly propertyId: string
  readonly state: PropertyState
  readonly contractSigned: boolean
  readonly takenOffBy: PropertyMover | null
  readonly completeness: Completeness
}

/** The progress of the session's property. */
export const ownStanding = async (tx: PropertyTx): Promise<Standing> => {
  const [standing] = await standingsOf(tx, [tx.propertyId])
  if (standing === undefined) throw new Error(`property ${tx.propertyId} is gone`)
  return standing
}

/** The progress of each of some properties that the transaction can see; in no order. */
export const standingsOf = async (tx: Tx, propertyIds: readonly string[]): Promise<Standing[]> =>
  (await standingRows(tx, `${facts} where p.property_id = any($1::uuid[])`, [propertyIds], 'standings of properties')).map(standingIn)

/** The progress of each property in one of some states. */
export const standingsIn = async (tx: Tx, states: readonly PropertyState[]): Promise<Standing[]> =>
  (await standingRows(tx, `${facts} where p.state = any($1::text[])`, [states])).map(standingIn)

type Gateway = Parameters<typeof takesMoney>[0] & { readonly rail: Rail }

type Row = Omit<Standing, 'completeness'> & {
  readonly facts: Omit<CompletenessFacts, 'waysToPay'>
  readonly taken: readonly PaymentMethod[]
  readonly gateways: readonly Gateway[]
}

const filled = <const Field extends string>(fields: readonly Field[]) =>
  z.partialRecord(z.enum(fields), z.union([z.string(), z.number(), z.null()]))

const standingRows = rowsLike<Row>(
  z.strictObject({
    propertyId: z.uuid(),
    state: z.enum(propertyStates),
    takenOffBy: z.enum(['property', 'platform', 'system']).nullable(),
    contractSigned: z.boolean(),
    facts: z.strictObject({
      kind: z.enum(propertyKinds),
      registration: filled(registrationFields),
      contactPersons: z.int(),
      onMap: z.boolean(),
      amenities: z.int(),
      roomTypes: z.int(),
      nightsOnSale: z.int(),
      ticketProducts: z.int(),
      mainImages: z.int(),
      pricedPlans: z.int(),
      config: filled(configFields),
      cancellationPolicies: z.int(),
      paymentPolicies: z.int(),
      legal: filled(legalFields),
    }),
    taken: z.array(z.enum(paymentMethods)),
    gateways: z.array(
      z.strictObject({
        rail: z.enum(rails),
        mode: z.enum(['test', 'live']),
        active: z.boolean(),
        testedAt: z.string().nullable(),
        worksSince: z.string().nullable(),
      }),
    ),
  }),
)

const standingIn = ({ facts, taken, gateways, ...standing }: Row): Standing => {
  const takingMoney = new Set(gateways.filter(takesMoney).map(({ rail }) => rail))
  return { ...standing, completeness: completenessOf({ ...facts, waysToPay: countWaysToPay(taken, takingMoney) }) }
}

// A room type's default price applies to every night, so an active plan on an active room type always has a price.
const facts = `
  select p.property_id as "propertyId", p.state, p.taken_off_by as "takenOffBy", coalesce(c.state = 'signed', false) as "contractSigned",
    json_build_object(
      'kind', p.kind,
      'registration', json_build_object(
        'name', p.name_vi, 'phone', p.phone, 'email', p.email, 'type', p.property_type_code, 'star', p.star,
        'numberOfRooms', p.number_of_rooms, 'taxCode', p.tax_code, 'country', p.country_code, 'city', p.province_code,
        'location', p.commune_code, 'address', p.address),
      'contactPersons', (select count(*) from contact_person x where x.property_id = p.property_id),
      'onMap', p.latitude is not null,
      'amenities', (select count(*) from property_amenity x where x.property_id = p.property_id),
      'roomTypes', (select count(*) from room_type x where x.property_id = p.property_id and x.active),
      'nightsOnSale', (exists (
        select from room_night x
          join room_type t on t.property_id = x.property_id and t.room_type_id = x.room_type_id and t.active
         where x.property_id = p.property_id and x.allotment > 0 and x.night >= (now() at time zone p.time_zone)::date))::int,
      'ticketProducts', (select count(*) from ticket_product x where x.property_id = p.property_id and x.active),
      'mainImages', (select count(*) from property_image x where x.property_id = p.property_id and x.main),
      'pricedPlans', (
        select count(*) from room_plan x
          join room_type t on t.property_id = x.property_id and t.room_type_id = x.room_type_id and t.active
          join rate_plan r on r.property_id = x.property_id and r.rate_plan_id = x.rate_plan_id and r.active
         where x.property_id = p.property_id and x.active),
      'config', case when p.configured_at is null then '{}' else json_build_object(
        'checkIn', p.check_in_from, 'checkOut', p.check_out_until, 'currency', p.currency, 'childAgeLimit', p.child_age_limit,
        'taxChoice', p.tax_choice) end,
      'cancellationPolicies', (select count(*) from cancellation_policy x where x.property_id = p.property_id and x.active),
      'paymentPolicies', (select count(*) from payment_policy x where x.property_id = p.property_id and x.active),
      'legal', json_build_object(
        'businessName', c.business_name, 'taxCode', c.tax_code, 'address', c.address, 'bankAccountNumber', c.bank_account_number,
        'accountOwner', c.account_owner, 'bank', c.bank_bin, 'branch', c.branch, 'legalRepresentative', c.legal_representative,
        'signer', c.signer, 'position', c.signer_position, 'commission', coalesce(c.agreed_commission_basis_points, c.commission_basis_points))) as facts,
    array(select x.method from payment_method x where x.property_id = p.property_id and x.active) as taken,
    (select coalesce(json_agg(json_build_object(
        'rail', x.rail, 'mode', x.mode, 'active', x.active, 'testedAt', x.tested_at, 'worksSince', x.works_since)), '[]')
       from payment_gateway x where x.property_id = p.property_id) as gateways
    from property p left join e_contract c on c.property_id = p.property_id`
