import { holdsAll, type FunctionCode } from '@innkeeper/protocol/access'
import { useSession } from './session-context.ts'

/** Whether the person holds all of these function codes. */
export function useRight(...codes: readonly FunctionCode[]): boolean {
  return holdsAll(useSession().codes, codes)
}
