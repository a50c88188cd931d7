import { generalInfoFields, type contactPerson } from '@innkeeper/protocol/calls/hotel-information/info'
import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import { changedNow, lastChange } from '#kit/records/own-record.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type GeneralInfoChanges = Omit<CallRequest<'info/update'>, 'version'>
type GeneralInfoRecord = CallOutput<'info/general'>
type Contact = z.output<typeof contactPerson>

/** The registration information of the property, with its contact persons in order. */
export const findGeneralInfo = (tx: PropertyTx): Promise<GeneralInfoRecord> => recordOf(tx).executeTakeFirstOrThrow()

/** The registration information, locked until the transaction ends. */
export const generalInfoToChange = (tx: PropertyTx): Promise<GeneralInfoRecord> => recordOf(tx).forNoKeyUpdate().executeTakeFirstOrThrow()

/** Saves the changed registration information and returns its new version. */
export const updateGeneralInfo = async (tx: PropertyTx, seen: number, changes: GeneralInfoChanges, person: string): Promise<number> => {
  const { contacts, ...fields } = changes
  const { version } = await tx.db
    .updateTable('property')
    .set({ ...toColumns(fields), ...changedNow({ version: seen }, person) })
    .where('property_id', '=', tx.propertyId)
    .returning('version')
    .executeTakeFirstOrThrow()
  await replaceContacts(tx, contacts)
  return version
}

const fields = columnsFor(generalInfoFields)

const recordOf = (tx: PropertyTx) =>
  tx.db
    .selectFrom('property')
    .select(fields)
    .select(['kind', 'code', ...lastChange])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('contact_person as contact')
          .select(['full_name as fullName', 'phone', 'email', 'position'])
          .whereRef('contact.property_id', '=', 'property.property_id')
          .orderBy('line_no'),
      ).as('contacts'),
    )
    .where('property_id', '=', tx.propertyId)
    .$castTo<GeneralInfoRecord>()

const replaceContacts = async (tx: PropertyTx, contacts: readonly Contact[]): Promise<void> => {
  await tx.db.deleteFrom('contact_person').where('property_id', '=', tx.propertyId).execute()
  if (contacts.length === 0) return
  const rows = contacts.map((contact, index) => ({ property_id: tx.propertyId, line_no: index + 1, ...toColumns(contact) }))
  await tx.db.insertInto('contact_person').values(rows).execute()
}
