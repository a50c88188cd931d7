import { implement } from '#kit/call/implement.ts'
import { demandFactor, isFactorDemanded } from './second-factor.store.ts'

/** Whether the property asks its staff for a second factor: whoever has none sets one up at the next sign-in, before anything else. */
export const demandedFactorCalls = implement({
  'user/second-factor': async (at) => ({ demanded: await isFactorDemanded(at.tx, { hold: false }) }),

  'user/demand-second-factor': async (at, { demanded }) => {
    const before = await isFactorDemanded(at.tx, { hold: true })
    await demandFactor(at.tx, demanded)
    await at.diary({ subject: '', before: { demanded: before }, after: { demanded } })
    return null
  },
})
