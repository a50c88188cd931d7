import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { Saying } from '@innkeeper/protocol/say'
import { useSession } from './session-context.ts'

/** The right that the person lacks for these calls, as the reason at a disabled button; undefined if they may make all of them. */
export const useLack = (...paths: readonly CallPath[]): Saying | undefined => {
  const { lacks } = useSession()
  return paths.map(lacks).find((lack) => lack !== undefined)
}

/** Whether the person may make all of these calls. */
export const useMay = (...paths: readonly CallPath[]): boolean => useLack(...paths) === undefined
