import { mostListViews } from '@innkeeper/protocol/calls/account/list-view'
import { implement } from '#kit/call/implement.ts'
import { present } from '#kit/records/present.ts'
import * as store from './list-views.store.ts'

/** What a person keeps of lists. */
export const listViewCalls = implement({
  'list-view/get-all': async (at) => ({ views: await store.viewsOf(at.tx, at.person), columns: await store.columnsOf(at.tx, at.person) }),

  'list-view/create': async (at, view) => {
    await store.lockViews(at.tx, at.person)
    if ((await store.countViews(at.tx, at.person, view.list)) >= mostListViews)
      throw at.refusal('tooManyViews', { values: { max: mostListViews } })
    const id = await store.addView(at.tx, at.person, view)
    if (id === undefined) throw at.refusal('viewNameTaken', { field: 'name' })
    return { id }
  },

  'list-view/rename': async (at, { id, name }) => {
    await store.lockViews(at.tx, at.person)
    const view = present(at, await store.viewOf(at.tx, at.person, id), 'notFound')
    if (await store.isNameTaken(at.tx, at.person, { id, list: view.list, name })) throw at.refusal('viewNameTaken', { field: 'name' })
    await store.renameView(at.tx, id, name)
    return { id }
  },

  'list-view/delete': async (at, { id }) => {
    if ((await store.viewOf(at.tx, at.person, id)) === undefined) throw at.refusal('notFound', { field: 'id' })
    await store.deleteView(at.tx, id)
    return { id }
  },

  'list-view/choose-columns': async (at, { list, hidden }) => {
    await store.hideColumns(at.tx, at.person, list, hidden)
    return null
  },
})
