import type { Plugin } from 'vite'

/**
 * Leaves zod's writer of JSON schemas out of the web application: each kind of schema names its own part of it, so no bundler finds it unused, and nothing in
 * a browser writes one. Its parts that forms ask for (the limits of a field) stay.
 */
export const withoutJsonSchemas = (): Plugin => ({
  name: 'without-json-schemas',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/u },
    handler: (code) => ({ code: withoutWriters(code), map: null }),
  },
})

/** Throws where a new edition of zod no longer has what is left out, so that it does not come back unseen. */
const withoutWriters = (code: string): string => {
  const parts = /^.*\._zod\.processJSONSchema = .*;$/gmu
  const methods = /import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from "[^"]+";/u
  if (!parts.test(code) || !methods.test(code))
    throw new Error('zod writes its JSON schemas elsewhere now: see web/page/left-out.config.ts')
  const refused = "() => () => { throw new Error('a browser writes no JSON schema') }"
  return code
    .replaceAll(parts, '')
    .replace(methods, `const createStandardJSONSchemaMethod = ${refused}, createToJSONSchemaMethod = ${refused};`)
}
