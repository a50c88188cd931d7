import { readFileSync } from 'node:fs'
import { z } from 'zod'

const folder = new URL('../docs/spec/', import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

const callsShape = z.object({
  calls: z.array(z.object({ call: z.string(), method: z.enum(['GET', 'POST']).optional() })),
})

const routesShape = z.object({
  public: z.array(z.string()),
  admin: z.object({ base: z.string(), children: z.array(z.string()) }),
  hotel: z.object({ base: z.string(), children: z.array(z.string()) }),
})

const validationShape = z.array(z.object({ key: z.string(), sentence: z.string() }))

/** A sentence of the specification's fifth section, with the key that the titles of its tests contain in square brackets. */
export type ValidationSentence = z.infer<typeof validationShape>[number]

/** A call in the customer's specification; the method only where it states one. */
export type SpecifiedCall = z.infer<typeof callsShape>['calls'][number]

/** The calls of the customer's specification. */
export const specifiedCalls = (): readonly SpecifiedCall[] => callsShape.parse(read('calls.json')).calls

/** The routes of the customer's specification, as paths from the root. */
export const specifiedRoutes = (): readonly string[] => {
  const { public: open, admin, hotel } = routesShape.parse(read('routes.json'))
  const all = [...open, ...[admin, hotel].flatMap(({ base, children }) => children.map((child) => `${base}/${child}`))]
  // A path may end with a slash, which the router takes as well.
  return all.map((route) => (route === '/' ? route : route.replace(/\/$/, '')))
}

/** The sentences of the customer's specification about validation, in its order. */
export const validationSentences = (): readonly ValidationSentence[] => validationShape.parse(read('validation.json'))
