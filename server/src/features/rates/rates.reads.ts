import type { PropertyTx } from '../../kit/transaction.ts'
import { spoken, type Kept } from './field-changes.ts'
import * as undo from './undo.store.ts'
import type { ChangeField, FieldValue } from '@innkeeper/rules/rate/change'

/** An operation of the property as people name it, with the one that undid it last. */
export const findOperation = (tx: PropertyTx, operationNo: number): Promise<undo.OperationHead | undefined> =>
  undo.findOperation(tx, operationNo)

/** A value of the diary of nights as it is spoken of: flags are kept as 0 and 1. */
export const spokenValue = (field: ChangeField, value: Kept): FieldValue => spoken(field, value)
