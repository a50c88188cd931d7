import { expect, test } from 'vitest'
import { formStart, isShown, nextForm, standingErrors } from './form-state.ts'
import { Refused } from '../calls/refused.ts'

const refusedAt = (field: string): Refused =>
  new Refused(422, {
    responseCode: 100,
    message: 'No',
    requestId: 'r',
    errors: [{ field, reason: 'codeTaken', message: 'The code is taken.' }],
  })

test('“errors appear on leaving a field and again on save”', () => {
  const start = formStart({ code: '', name: '' })
  expect(isShown(start, 'code')).toBe(false)
  const left = nextForm(start, { type: 'left', name: 'code' })
  expect([isShown(left, 'code'), isShown(left, 'name')]).toEqual([true, false])
  expect(isShown(nextForm(start, { type: 'tried' }), 'name')).toBe(true)
})

test('a server’s error stands at its field until another value is typed there', () => {
  const failed = nextForm(formStart({ code: 'A1', name: 'Tết' }), { type: 'failed', error: refusedAt('code') })
  expect(standingErrors(failed)).toMatchObject([{ field: 'code', message: 'The code is taken.' }])
  expect(standingErrors(nextForm(failed, { type: 'typed', name: 'name', value: 'Hè' }))).toHaveLength(1)
  expect(standingErrors(nextForm(failed, { type: 'typed', name: 'code', value: 'A2' }))).toHaveLength(0)
})

test('typing inside a list changes that place alone', () => {
  const start = formStart({ intervals: [{ from: '2027-02-05' }, { from: '2027-03-01' }] })
  const typed = nextForm(start, { type: 'typed', name: 'intervals.1.from', value: '2027-03-02' })
  expect(typed.values).toEqual({ intervals: [{ from: '2027-02-05' }, { from: '2027-03-02' }] })
})

test('a form continues from the version that it has saved, whether or not something was typed meanwhile', () => {
  const sent = { version: 1, name: 'Tết' }
  const asSent = nextForm(formStart({ version: 1, name: 'Hè' }), { type: 'sent', values: sent })
  const saved = nextForm(asSent, { type: 'saved', sent, version: 2 })
  expect([saved.values, saved.changed]).toEqual([{ version: 2, name: 'Tết' }, false])
  const typed = nextForm(asSent, { type: 'typed', name: 'name', value: 'Thu' })
  const since = nextForm(typed, { type: 'saved', sent, version: 2 })
  expect([since.values, since.changed]).toEqual([{ version: 2, name: 'Thu' }, true])
})
