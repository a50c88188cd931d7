import { implement } from '#kit/call/implement.ts'
import { servicesOffered } from './offered-hotel-services.store.ts'

/** What a property sells beside rooms, as agents read it. */
export const offeredServicesCalls = implement({
  'distribution/services': async (at, { property }) => {
    const offered = await servicesOffered(at.tx, property, { travelAgentId: at.travelAgent.travelAgentId, now: at.now })
    if (offered === undefined) throw at.refusal('notFound', { field: 'property' })
    return {
      currency: offered.currency,
      services: offered.services.map(({ nameVi, nameEn, descriptionVi, descriptionEn, ...service }) => ({
        ...service,
        name: { vi: nameVi, en: nameEn },
        description: { vi: descriptionVi, en: descriptionEn },
      })),
    }
  },
})
