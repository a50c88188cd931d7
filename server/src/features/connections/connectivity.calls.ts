import { todayIn } from '@innkeeper/rules/days/day'
import { implement } from '#kit/call/implement.ts'
import { propertyOfConnection } from './connectivity.store.ts'

/** What connected systems ask: who they are, and of which property. */
export const connectivityCalls = implement({
  'connectivity/connection': async (at) => {
    const { connectionId: id, kind, name, scopes } = at.connection
    const property = await propertyOfConnection(at.tx)
    return { id, kind, name, scopes: [...scopes], property: { ...property, today: todayIn(property.timeZone, at.now) } }
  },
})
