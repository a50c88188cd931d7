import { say } from '@innkeeper/protocol/say'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import * as store from './hotel-services.store.ts'

/** The calls that change several services at once: all of them or none. */
export const manyServices = implement({
  'service/change-status-services': async (at, { ids, active }) => {
    const services = await allOf(at, ids)
    const count = await store.switchHotelServices(at.tx, ids, { active, person: at.person.fullName })
    const names = services.map((service) => store.nameFor(service, at.language))
    await at.diary({ subject: someOf(services), after: { names, active } })
    return { count }
  },

  'service/delete-services': async (at, { ids }) => {
    await store.lockHotelServices(at.tx)
    const services = await allOf(at, ids)
    const held = services.filter(store.isInUse).map((service) => store.nameFor(service, at.language))
    if (held.length > 0) throw at.refusal('serviceInUse', { field: 'ids', values: { names: held.join(', ') } })
    await store.deleteHotelServices(at.tx, ids)
    await at.diary({ subject: someOf(services), before: { names: services.map((service) => store.nameFor(service, at.language)) } })
    return { count: services.length }
  },

  'service/change-index': async (at, { ids }) => {
    await store.lockHotelServices(at.tx)
    const services = await store.otherHotelServices(at.tx)
    const named = new Set(ids)
    if (named.size !== ids.length || ids.length !== services.length || services.some(({ id }) => !named.has(id)))
      throw at.refusal('serviceOrderOld', { field: 'ids' })
    await store.orderHotelServices(at.tx, ids)
    const names = new Map(services.map((service) => [service.id, store.nameFor(service, at.language)]))
    await at.diary({
      subject: allServices,
      before: { names: [...names.values()] },
      after: { names: ids.map((id) => names.get(id) ?? '') },
    })
    return { count: ids.length }
  },
})

type Several = At<'service/change-status-services'> | At<'service/delete-services'>

const allOf = async (at: Several, ids: readonly string[]): Promise<store.HotelServiceRecord[]> => {
  const services = await store.findHotelServices(at.tx, ids)
  if (services.length < new Set(ids).size) throw at.refusal('serviceMissing', { field: 'ids' })
  return services
}

const someOf = (services: readonly store.HotelServiceRecord[]) => ({
  nameVi: services.map(({ nameVi }) => nameVi).join(', '),
  nameEn: services.map(({ nameEn }) => nameEn).join(', '),
})

const allServices = say('mọi dịch vụ', 'all services')
