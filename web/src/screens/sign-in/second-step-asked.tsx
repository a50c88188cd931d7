import { late } from '#kit/loading/late.tsx'

/** The second step of a sign-in, loaded when it is asked for. */
export const SecondStep = late(async () => (await import('./second-step.tsx')).SecondStep)
