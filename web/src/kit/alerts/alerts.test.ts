import { say } from '@innkeeper/protocol/say'
import { expect, test } from 'vitest'
import { createAlertStore } from './alerts.ts'

const saved = say('Đã lưu', 'Saved')

test('one alert at a time, a newer one takes its place, “the last twenty alerts are under the bell”', () => {
  const store = createAlertStore(() => 5)
  for (let count = 0; count < 25; count += 1) store.tell({ kind: 'success', text: { saying: saved, values: { count } } })
  expect(store.shown()).toMatchObject({ text: { values: { count: 24 } }, at: 5 })
  expect(store.past()).toHaveLength(20)
  store.hide()
  expect(store.shown()).toBeNull()
  expect(store.past()).toHaveLength(20)
})
