import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { spoken, type Kept } from './nights/field-changes.ts'
import * as undo from './undo/undo.store.ts'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import type { NightFieldName } from '@innkeeper/rules/rate/night-fields'

/** An operation of the property with its names and with the one that undid it last. */
export const findOperation = (tx: PropertyTx, operationNo: number): Promise<undo.OperationHead | undefined> =>
  undo.findOperation(tx, operationNo)

/** A value of the diary of nights in its real form: flags are stored as 0 and 1. */
export const spokenValue = (field: NightFieldName, value: Kept): FieldValue => spoken(field, value)
