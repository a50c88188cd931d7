import { propertyStateWords } from '@innkeeper/protocol/words/property/property-words'
import type { Language } from '@innkeeper/protocol/say'
import type { RefusalDetail } from '#kit/call/refuse.ts'
import type { MoveResult } from './property-life.store.ts'

/** The refusals of moving a property; a call that moves one declares those of its acts. */
type MoveRefusal =
  | 'propertyIncomplete'
  | 'contractNotSigned'
  | 'noteMissing'
  | 'takenOffByPlatform'
  | 'propertyNotVerified'
  | 'moveNotAllowed'

type Refused = Extract<MoveResult, { ok: false }>

const keys: Readonly<Record<Refused['reason'], MoveRefusal>> = {
  noSuchMove: 'moveNotAllowed',
  notYours: 'moveNotAllowed',
  incomplete: 'moveNotAllowed',
  complete: 'propertyIncomplete',
  verified: 'propertyNotVerified',
  contractSigned: 'contractNotSigned',
  note: 'noteMissing',
  ownToPutBack: 'takenOffByPlatform',
}

/** A move that was refused, as the refusal that says why. */
export const refusedMove = (
  { reason, from }: Refused,
  language: Language,
): { readonly key: MoveRefusal; readonly detail: RefusalDetail } => {
  const key = keys[reason]
  if (key === 'noteMissing') return { key, detail: { field: 'note' } }
  return { key, detail: key === 'moveNotAllowed' ? { values: { state: propertyStateWords[from][language] } } : {} }
}
