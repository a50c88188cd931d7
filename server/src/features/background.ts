import type { BackgroundWork } from '../kit/background.ts'
import type { Outside } from '../outside/outside.ts'

/** What every feature does beside requests: events to deliver by topic, and sweeps by the clock. */
export const backgroundOf = (_outside: Outside): BackgroundWork => ({ deliveries: {}, sweeps: [] })
