import type { Call } from '@innkeeper/protocol/call'
import type { FastifyRequest } from 'fastify'
import { fewAtOnce, type InTurn } from '../dear/few-at-once.ts'
import { limitsOf } from './limits.ts'
import { Refused } from './refuse.ts'

/** Two years of 200 packages are 15 MB, which need half a gigabyte and a core while they are saved. */
const greatBytes = 1024 * 1024

/** Whether a call takes a body so great that few are worked on at once; files do not count, since they are not held in memory. */
export const takesGreatBodies = (call: Call): boolean => call.upload === undefined && limitsOf(call).bodyBytes > greatBytes

/** Whether a request has such a body; one that does not say its length counts as one. */
export const hasGreatBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > greatBytes

/** The queue of requests with great bodies in one process: one at a time, so that its memory stays bounded. */
export const placeOfGreatBodies = (): InTurn => fewAtOnce(1, { most: 5, patience: 30_000, refused: () => new Refused('busy') })
