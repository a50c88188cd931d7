import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import { moveProperty } from '@innkeeper/rules/property/move-property'
import { mayChangeLegal } from '@innkeeper/rules/e-contract/contract-states'
import type { Language } from '@innkeeper/protocol/say'
import { propertyMoves } from '@innkeeper/rules/property/property-states'
import { implement } from '#kit/call/implement.ts'
import { countedFor, rowsForFile, type Page } from '#kit/records/pages.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { standingsOf } from '#features/completeness/completeness.reads.ts'
import { certificateContent } from '#features/images/photos/images.reads.ts'
import { certificateFileOf } from '../life/certificates.store.ts'
import { refusedMove } from '../life/refused-move.ts'
import { hotelsFile } from './supplier-export.ts'
import * as store from './supplier.store.ts'

/** What the platform sees of properties. */
export const supplierCalls = ({ files }: Pick<Outside, 'files'>) =>
  implement({
    'supplier/get-all-hotel': async (at, asked) => hotelPage(at, asked, asked),

    'supplier/get-all-site': async (at, asked) => hotelPage(at, { ...asked, kind: 'playground' }, asked),

    'supplier/hotel-counts': (at, filter) => store.hotelCounts(at.tx, filter, at.now),

    'supplier/export-hotel': async (at, asked) => hotelsFile(await rowsForFile(at, (page) => hotelPage(at, asked, page)), at.language),

    'supplier/hotel/detail': async (at, { id }) => {
      const facts = await store.hotelFacts(at.tx, id)
      if (facts === undefined) throw at.refusal('notFound', { field: 'id' })
      const [standing] = await standingsOf(at.tx, [id])
      const completeness = standing?.completeness ?? { items: [], done: 0, complete: false }
      return {
        ...facts,
        commission: { ...facts.commission, open: mayChangeLegal(facts.contract) },
        items: completeness.items.map((item) => ({ ...item, missing: [...item.missing] })),
        done: completeness.done,
        acts: platformActs(facts, completeness.complete),
      }
    },

    'supplier/hotel/certificate': async (at, { id, certificateNo }) => {
      const found = await certificateFileOf(at.tx, id, certificateNo)
      if (found === undefined) throw at.refusal('notFound', { field: 'id' })
      const content = await certificateContent(files, found.file)
      if (content === null) throw at.refusal('uploadExpired')
      return { fileName: found.fileName, mediaType: found.mediaType, base64: content.toString('base64') }
    },
  })

type ListAt = { readonly tx: Tx; readonly now: Date; readonly language: Language }

const hotelPage = async (at: ListAt, asked: CallRequest<'supplier/export-hotel'>, page: Page) => {
  const { view, sort, descending, ...filter } = asked
  const rows = await store.hotelRows(at.tx, filter, { view, sort, descending, language: at.language }, page)
  const counts = await countedFor(page, async () => {
    const ofViews = await store.hotelCounts(at.tx, filter, at.now)
    return { total: ofViews[view], all: await store.countHotels(at.tx) }
  })
  return { rows: await withDone(at.tx, rows), ...counts }
}

const withDone = async (tx: Tx, rows: readonly store.HotelRow[]): Promise<CallOutput<'supplier/get-all-hotel'>> => {
  const standings = await standingsOf(
    tx,
    rows.map(({ id }) => id),
  )
  const doneOf = new Map(standings.map(({ propertyId, completeness }) => [propertyId, completeness.done]))
  return rows.map((row) => ({ ...row, done: doneOf.get(row.id) ?? 0 }))
}

/** The acts that the platform may do now; the note is checked when it acts. */
const platformActs = (facts: store.HotelFacts, complete: boolean) => {
  const { state, takenOffBy } = facts
  const verified = (facts.certificates[0]?.verdict ?? 'verified') === 'verified' && !waits(facts)
  const held = { complete, verified, contractSigned: facts.contract === 'signed', note: 'written when it is done', takenOffBy }
  return propertyMoves[state]
    .filter(({ who }) => who.includes('platform'))
    .map(({ act }) => {
      const verdict = moveProperty({ state, act, who: 'platform' }, held)
      return { act, ok: verdict.ok, reason: verdict.ok ? null : refusedMove({ ...verdict, from: state }, 'en').key }
    })
}

const waits = ({ certificates }: store.HotelFacts): boolean => certificates[0] !== undefined && certificates[0].verdict === null
