import { FileStoreFailed } from '../outside/file-store-failed.ts'
import { Refused } from './refuse.ts'
import { ConnectionLost, FateUnknown, GivenUp, NoConnection } from './transaction.ts'

const busyCodes = new Set(['57014', '55P03', '53300', '57P01', '57P03', '08006', '08001', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'])
/** What two transactions may give out at the same moment: the answer to a key, and a booking's code. */
const racedFor = new Set(['idempotency_key_pkey', 'booking_code_key'])
const retriedCodes = new Set(['40001', '40P01'])

/** Whether running the whole transaction again may go well: a deadlock, or a race. */
export const mayRunAgain = (error: unknown): boolean => {
  const { code, constraint } = databaseError(error)
  return retriedCodes.has(code) || (code === '23505' && racedFor.has(constraint))
}

/** Whether a failure says nothing of who asked: all connections were taken, somebody else kept a lock too long, or the commit had no answer. */
export const isNobodysFault = (error: unknown): boolean =>
  [NoConnection, GivenUp, FateUnknown].some((kind) => error instanceof kind) || databaseError(error).code === '55P03'

/**
 * Whatever was thrown, as the refusal that the caller is told; a programmer's mistake tells only its request id. `uploading` is
 * whether the caller sent a file: then a storage that did not keep it is told as such. `busy` is told of what was not done, `outcomeUnknown` of
 * a change (`changing`) that may have been.
 */
export const refusalOf = (error: unknown, { uploading = false, changing = true } = {}): Refused => {
  if (error instanceof Refused) return error
  if (error instanceof FileStoreFailed) return new Refused(uploading ? 'uploadFailed' : 'busy')
  if (error instanceof FateUnknown && changing) return new Refused('outcomeUnknown')
  const isBusy = [ConnectionLost, NoConnection, GivenUp].some((kind) => error instanceof kind) || busyCodes.has(databaseError(error).code)
  return new Refused(isBusy ? 'busy' : 'failed')
}

const databaseError = (error: unknown): { code: string; constraint: string } => {
  if (!(error instanceof Error)) return { code: '', constraint: '' }
  return { code: textAt(error, 'code'), constraint: textAt(error, 'constraint') }
}

const textAt = (error: Error, name: string): string => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}
