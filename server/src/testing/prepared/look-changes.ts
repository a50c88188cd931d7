import { savedLook } from '../forms/look-forms.ts'
import type { Preparations, Scene } from './scene.ts'

// In the sample data of these tests no version grows, so it is read again after each change.
const seenNow = async ({ server, owner }: Scene): Promise<number> => (await server.ask('header-footer/detail', {}, owner)).data.version

/** Saves a draft that nobody has published, and returns the version that its author sees. */
const drafted = async (scene: Scene): Promise<number> => {
  const titled = { ...savedLook.widgets[0], titleEn: crypto.randomUUID() }
  await scene.server.ask('header-footer/update', { ...savedLook, widgets: [titled], version: await seenNow(scene) }, scene.owner)
  return seenNow(scene)
}

/** What the sample data needs before it accepts the changes of the look of a property's site. */
export const lookChanges: Preparations = {
  'header-footer/update': async (scene) => ({ input: { ...savedLook, version: await seenNow(scene) } }),
  'header-footer/discard': async (scene) => ({ input: { seen: await drafted(scene) } }),
  'header-footer/publish': async (scene) => ({ input: { seen: await drafted(scene) } }),
  'header-footer/restore': async (scene) => {
    const { data } = await scene.server.ask('header-footer/publish', { seen: await drafted(scene) }, scene.owner)
    return { input: { seen: await drafted(scene), id: data.id } }
  },
}
