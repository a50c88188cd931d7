import { oneOf, put, type Preparations, type Scene } from './scene.ts'

const ofDomain = `from site_domain where property_id = $1 and state <> 'replaced' limit 1`

const domainOf = async (scene: Scene): Promise<string> => String(await oneOf(scene, `select site_domain_id ${ofDomain}`))

/** What the sample data needs before it accepts the file that proves a domain. */
export const siteChanges: Preparations = {
  'connect/upload': async (scene) => {
    const content = `innkeeper-domain=${String(await oneOf(scene, `select token ${ofDomain}`))}`
    return { input: { id: await domainOf(scene) }, file: new File([content], 'innkeeper-domain.txt', { type: 'text/plain' }) }
  },
  'connect/delete': async (scene) => {
    await put(scene, `update site_domain set file_name = 'innkeeper-domain.txt', file_at = now() where property_id = $1`)
    return { input: { id: await domainOf(scene) } }
  },
}
