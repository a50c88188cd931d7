import { FileStoreFailed } from '#outside/file-store-failed.ts'
import { ScannerFailed } from '#outside/scanner/virus-scanner.ts'
import { Refused } from './refuse.ts'
import { ConnectionLost, CommitUnknown, TransactionAborted, NoConnection } from '../transaction/transaction.ts'

const busyCodes = new Set(['57014', '55P03', '53300', '57P01', '57P03', '08006', '08001', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'])
/**
 * The constraints that concurrent transactions may collide on: the answer of a key, a booking's code, and the limit of a promotion's uses that
 * is set while somebody books with it.
 */
const racedFor = new Set(['idempotency_key_pkey', 'booking_code_key', 'used_up'])
/** A unique constraint and a check that failed. */
const racedCodes = new Set(['23505', '23514'])
const retriedCodes = new Set(['40001', '40P01'])

/** Whether the whole transaction may succeed when it runs again: after a deadlock or a race. */
export const mayRunAgain = (error: unknown): boolean => {
  const { code, constraint } = databaseError(error)
  return retriedCodes.has(code) || (racedCodes.has(code) && racedFor.has(constraint))
}

/** Whether a failure has nothing to do with the request: no connection was free, a lock was held too long, or the commit got no answer. */
export const isTransient = (error: unknown): boolean =>
  [NoConnection, TransactionAborted, CommitUnknown].some((kind) => error instanceof kind) || databaseError(error).code === '55P03'

/**
 * The refusal that the caller gets for a thrown error; a programmer's mistake shows only its request id. If the caller sent a file
 * (`uploading`), a failed file storage or scanner is refused as `uploadFailed`. `busy` means that nothing was done; `outcomeUnknown` that a
 * change (`changing`) may have been committed.
 */
export const refusalOf = (error: unknown, { uploading = false, changing = true } = {}): Refused => {
  if (error instanceof Refused) return error
  if (isDiskFull(error)) return new Refused('diskFull')
  if (error instanceof ScannerFailed) return new Refused('uploadFailed')
  if (error instanceof FileStoreFailed) return new Refused(uploading ? 'uploadFailed' : 'busy')
  if (error instanceof CommitUnknown && changing) return new Refused('outcomeUnknown')
  const isBusy =
    [ConnectionLost, NoConnection, TransactionAborted].some((kind) => error instanceof kind) || busyCodes.has(databaseError(error).code)
  return new Refused(isBusy ? 'busy' : 'failed')
}

/** What a request is answered that failed before or outside a call: the caller's mistake, or what `refusalOf` says of ours. */
export const refusedRequest = (error: Error & { readonly statusCode?: number | undefined }): Refused => {
  if (error instanceof Refused) return error
  if (error.statusCode === 413) return new Refused('tooLarge')
  const isTheirs = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return isTheirs ? new Refused('badRequest') : refusalOf(error)
}

const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether a disk is full: the database's, or the one of the files, which may be the cause of a failed file storage. */
const isDiskFull = (error: unknown): boolean => error instanceof Error && (fullCodes.has(textAt(error, 'code')) || isDiskFull(error.cause))

const databaseError = (error: unknown): { code: string; constraint: string } => {
  if (!(error instanceof Error)) return { code: '', constraint: '' }
  return { code: textAt(error, 'code'), constraint: textAt(error, 'constraint') }
}

const textAt = (error: Error, name: string): string => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}
