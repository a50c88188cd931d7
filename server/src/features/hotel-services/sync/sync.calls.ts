import { readFile } from 'node:fs/promises'
import { isApplicable } from '@innkeeper/rules/hotel-service/compare-named'
import { namedServiceFields } from '@innkeeper/protocol/calls/room-sale/hotel-service-sync'
import { hotelServiceForm } from '@innkeeper/protocol/calls/room-sale/hotel-service-fields'
import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { unknownPictures } from '#features/images/pictures/hotel-service-pictures.reads.ts'
import { mostServices } from '../check-form.ts'
import * as services from '../hotel-services.store.ts'
import { saveHotelServices, type SavedService } from '../save-hotel-services.store.ts'
import { comparedWith, type ComparedRow } from './compared-list.ts'
import type { ListedService } from './judge-row.ts'
import { mostNamed, readServiceFile } from './read-named-list.ts'
import * as store from './named-list.store.ts'

/** The calls of the list of services that a connected system, or a file, names. */
export const serviceSyncCalls = implement({
  'service/sync-list': async (at) => {
    const found = await store.findServiceList(at.tx)
    if (found === undefined) return { list: null, rows: [] }
    const { rows: _rows, ...list } = found
    return { list, rows: (await comparedWith(at.tx, found.rows)).map(rowOf) }
  },

  'service/sync-upload': async (file, before) => {
    const list = await readServiceFile(await readFile(file.path))
    if (list === 'serviceFileTooLong') throw before.refusal(list, { field: 'file', values: { max: mostNamed } })
    if (typeof list === 'string') throw before.refusal(list, { field: 'file' })
    return async (at) => {
      await services.lockHotelServices(at.tx)
      await store.keepServiceList(at.tx, list, { source: 'file', name: file.name, person: at.person.fullName })
      await at.diary({ subject: file.name, after: { rows: list.rows.length } })
      return { rows: list.rows.length }
    }
  },

  'service/sync-apply': async (at, input) => {
    await services.lockHotelServices(at.tx)
    const chosen = await chosenRows(at, input)
    const thumbnail = await pictureFor(at, chosen, input.thumbnail)
    const others = await services.otherHotelServices(at.tx)
    const fresh = chosen.filter(({ before }) => before === null)
    if (others.length + fresh.length > mostServices) throw at.refusal('tooManyServices', { values: { max: mostServices } })
    const last = Math.max(0, ...others.map(({ displayOrder }) => displayOrder))
    const saved = await saveHotelServices(at.tx, toSave(chosen, thumbnail), { last, person: at.person.fullName })
    await Promise.all(saved.map(({ id, before, form }) => at.diary({ id, subject: form, before, after: form })))
    const count = (state: ComparedRow['state']) => chosen.filter((row) => row.state === state).length
    return { created: count('new'), changed: count('changed'), takenOff: count('missing') }
  },

  'service/sync-forget': async (at, { listId }) => {
    await services.lockHotelServices(at.tx)
    const list = await store.findServiceList(at.tx)
    if (list?.id !== listId) throw at.refusal('serviceListOld', { field: 'listId' })
    await store.forgetServiceList(at.tx)
    await at.diary({ subject: list.name })
    return { listId }
  },
})

const rowOf = ({ line, code, state, before, after, fields, problems }: ComparedRow): CallOutput<'service/sync-list'>['rows'][number] => ({
  line,
  code,
  state,
  name: { vi: (after ?? before)?.nameVi ?? '', en: (after ?? before)?.nameEn ?? '' },
  service: before === null ? null : { id: before.id, version: before.version, active: before.active },
  before: before === null || fields.length === 0 ? null : partOf(before, fields),
  after: after === null || fields.length === 0 ? null : partOf(after, fields),
  problems: problems.map(({ field, words }) => ({ field, words })),
})

const partOf = (service: ListedService, fields: readonly string[]) =>
  namedServiceFields.parse(Object.fromEntries(fields.map((name): [string, unknown] => [name, Reflect.get(service, name)])))

type Applying = At<'service/sync-apply'>

/** The ticked rows as they are now; refused where the list or a service is not the one that was seen. */
const chosenRows = async (at: Applying, { listId, rows }: CallRequest<'service/sync-apply'>): Promise<ComparedRow[]> => {
  const list = await store.findServiceList(at.tx)
  if (list?.id !== listId) throw at.refusal('serviceListOld', { field: 'listId' })
  await services.lockRows(at.tx)
  const now = new Map((await comparedWith(at.tx, list.rows)).filter(isApplicable).map((row) => [row.code, row]))
  return [...new Map(rows.map((row) => [row.code, row])).values()].map(({ code, version }) => {
    const row = now.get(code)
    if (row === undefined || (row.before?.version ?? null) !== version) throw at.refusal('serviceListOld', { field: 'rows' })
    return row
  })
}

/** The picture of the new services; refused where there are some and it is missing or nobody uploaded it. */
const pictureFor = async (at: Applying, chosen: readonly ComparedRow[], thumbnail: string | null): Promise<string> => {
  if (!chosen.some(({ state }) => state === 'new')) return ''
  if (thumbnail === null) throw at.refusal('servicePictureNeeded', { field: 'thumbnail' })
  if ((await unknownPictures(at.tx, [thumbnail])).length > 0) throw at.refusal('servicePictureMissing', { field: 'thumbnail' })
  return thumbnail
}

const toSave = (chosen: readonly ComparedRow[], thumbnail: string): SavedService[] =>
  chosen.flatMap(({ before, after }) => {
    if (after === null) return []
    const pictures = before ?? { applyPlans: [], thumbnail, images: [] }
    // What a service that the list does not name becomes has the columns of its record as well.
    return [{ before, form: hotelServiceForm.strip().parse({ ...pictures, ...after }) }]
  })
