import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'

/** Whether a call takes something away that other calls need. */
export const takesAway = (path: CallPath): boolean => /delete|remove|cancel|undo|move|deactiv|logout|sessions?-end/u.test(path)

/** Every change; those that take something away come last. */
export const everyChange: readonly CallPath[] = callPaths
  .filter((path) => callAt(path).kind === 'change')
  .toSorted((one, other) => Number(takesAway(one)) - Number(takesAway(other)))
