import { inDays } from '../factories/book-stay.ts'
import { makeTicketProduct, ticketProductForm } from '../forms/ticket-forms.ts'
import { oneOf, type Preparations, type Scene } from './scene.ts'

const newProduct = (scene: Scene, code: string): Promise<string> => makeTicketProduct(scene.server, scene.owner, { code })

const aPicture = async (scene: Scene) => String(await oneOf(scene, 'select thumbnail from hotel_service where property_id = $1 limit 1'))

const fortnight = { from: inDays(1), to: inDays(14), weekdays: [1, 2, 3, 4, 5, 6, 7], slots: [], set: { adultPrice: 300_000 } }

/** What the sample data needs before it accepts the changes of what a park sells. */
export const ticketChanges: Preparations = {
  'ticket-product/create': async (scene) => ({ input: ticketProductForm({ code: 'VE1', thumbnail: await aPicture(scene) }) }),
  'ticket-product/update': async (scene) => ({
    input: { ...ticketProductForm({ code: 'VE3', thumbnail: await aPicture(scene) }), id: await newProduct(scene, 'VE2') },
  }),
  'ticket-product/delete': async (scene) => ({ input: { id: await newProduct(scene, 'VE4') } }),
  'ticket-product/change-status': async (scene) => ({ input: { id: await newProduct(scene, 'VE5'), active: false } }),
  'ticket-day/set': async (scene) => ({ input: { ...fortnight, id: await newProduct(scene, 'VE6') } }),
  'ticket-day/undo': async (scene) => {
    const id = await newProduct(scene, 'VE7')
    const { operationId } = (await scene.server.ask('ticket-day/set', { ...fortnight, id }, scene.owner)).data
    return { input: { operationId } }
  },
}
