import { savedLook } from '../forms/look-forms.ts'
import type { Preparations, Scene } from './scene.ts'

const seenNow = async ({ server, owner }: Scene): Promise<number> => (await server.ask('header-footer/detail', {}, owner)).data.version

/** A draft, and the version that its author sees. */
const drafted = async (scene: Scene): Promise<number> => {
  const version = await seenNow(scene)
  return (await scene.server.ask('header-footer/update', { ...savedLook, version }, scene.owner)).data.version
}

/** What the sample data needs before it accepts the changes of the look of a property's site. */
export const lookChanges: Preparations = {
  'header-footer/update': async (scene) => ({ input: { ...savedLook, version: await seenNow(scene) } }),
  'header-footer/discard': async (scene) => ({ input: { seen: await drafted(scene) } }),
  'header-footer/publish': async (scene) => ({ input: { seen: await drafted(scene) } }),
  'header-footer/restore': async (scene) => {
    const { data } = await scene.server.ask('header-footer/publish', { seen: await drafted(scene) }, scene.owner)
    await scene.server.ask('header-footer/update', { ...savedLook, menu: [], version: data.version }, scene.owner)
    return { input: { seen: data.version + 1, id: data.id } }
  },
}
