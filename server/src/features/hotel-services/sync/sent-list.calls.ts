import { isApplicable } from '@innkeeper/rules/hotel-service/compare-named'
import { implement } from '#kit/call/implement.ts'
import { lockHotelServices } from '../hotel-services.store.ts'
import { comparedWith } from './compared-list.ts'
import { keepServiceList } from './named-list.store.ts'

/** The list of services that a connected system sends. It changes no service: a person applies it, row by row. */
export const sentListCalls = implement({
  'connectivity/name-services': async (at, { services }) => {
    const { name } = at.connection
    const rows = services.map((values, index) => ({ line: index + 1, values }))
    await lockHotelServices(at.tx)
    const listId = await keepServiceList(at.tx, { ignored: [], rows }, { source: 'pms', name, person: name })
    await at.diary({ subject: name, after: { rows: rows.length } })
    const compared = await comparedWith(at.tx, rows)
    return {
      listId,
      services: compared.flatMap(({ at: place, code, state, problems }) =>
        place === null
          ? []
          : [
              {
                code,
                state,
                problems: problems.map((one) => ({ field: `services.${place}.${one.name}`, message: one.words[at.language] })),
              },
            ],
      ),
      missing: compared.flatMap(({ at: place, code }) => (place === null ? [code] : [])),
      waiting: compared.filter(isApplicable).length,
    }
  },
})
