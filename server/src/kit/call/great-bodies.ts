import type { Call } from '@innkeeper/protocol/call'
import type { FastifyRequest } from 'fastify'
import { fewAtOnce, type InTurn } from '../dear/few-at-once.ts'
import { limitsOf } from './limits.ts'
import { Refused } from './refuse.ts'

/** Two years of nights for 200 packages are 15 MB. Saving them takes half a gigabyte of memory and one core. */
const greatBytes = 1024 * 1024

/** Whether a call accepts large bodies, of which few are processed at once. Files do not count, because they are not held in memory. */
export const takesGreatBodies = (call: Call): boolean => call.upload === undefined && limitsOf(call).bodyBytes > greatBytes

/** Whether a request has a large body; a request without a Content-Length counts as large. */
export const hasGreatBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > greatBytes

/** The queue of requests with large bodies in one process. It processes one at a time, so that memory stays bounded. */
export const placeOfGreatBodies = (): InTurn => fewAtOnce(1, { most: 5, patience: 30_000, refused: () => new Refused('busy') })
