import { availableParallelism } from 'node:os'
import type { Call } from '@innkeeper/protocol/call'
import { fileShape } from '@innkeeper/protocol/format/file-shape'
import { fewAtOnce, type InTurn } from './few-at-once.ts'
import { Refused } from '../call/refuse.ts'

/**
 * Whether a call is a dear read: so expensive that other requests would wait for it. A call is dear if it returns a file or is declared
 * `dear`.
 */
export const isDear = (call: Call): boolean => call.dear === true || call.output === fileShape

/** One in ten of the pool's connections may serve dear reads. */
const shareOfPool = 10

/** A dear read keeps one core busy, here or in the database, so one core is reserved for all other requests. */
const mostAtOnce = availableParallelism() - 1

/** A browser gives up after a minute; a read that has waited longer than this is refused as busy. */
const line = { most: 100, patience: 30_000, refused: () => new Refused('busy') }

/** The queue of dear reads in one process with a pool of this size; the other connections serve everybody else. */
export const placesOfDearReads = (connections: number): InTurn =>
  fewAtOnce(Math.max(1, Math.min(Math.floor(connections / shareOfPool), mostAtOnce)), line)
