import { expect, test } from 'vitest'
import { paramsOf, signInSearch } from './sign-in-search.ts'

test('the session remembers what the link asked for, and neither its token nor why a former one ended', () => {
  const search = signInSearch.parse({
    key: 'secret',
    action: 'bulk-update',
    pms_confirm: '1',
    shownoti: '0',
    ended: 'expired',
    return: '/u/0',
  })
  expect(paramsOf(search)).toEqual({ action: 'bulk-update', pms_confirm: '1', shownoti: '0' })
})
