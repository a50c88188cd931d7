import { expect, test } from 'vitest'
import { announcementState } from './announcement-state.ts'
import { checkAnnouncement } from './check-announcement.ts'

const now = new Date('2026-11-21T09:00:00Z')
const [before, later] = ['2026-11-21T08:59:59Z', '2026-11-21T09:00:01Z']

test.each([
  ['shown', 'since its time has come', { active: true, shownFrom: before, shownUntil: null }],
  ['shown', 'from its very moment on', { active: true, shownFrom: now.toISOString(), shownUntil: later }],
  ['waiting', 'until its time comes', { active: true, shownFrom: later, shownUntil: null }],
  ['ended', 'at the very moment of its end', { active: true, shownFrom: before, shownUntil: now.toISOString() }],
  ['stopped', 'whatever its time', { active: false, shownFrom: before, shownUntil: before }],
])('an announcement is %s %s', (state, _when, times) => {
  expect(announcementState(times, now)).toBe(state)
})

const shown = { shownFrom: before, shownUntil: later, slides: [{ active: true }] }

test.each([
  ['that ends after it begins and has a slide is right', shown, []],
  ['without an end is right', { ...shown, shownUntil: null }, []],
  ['that ends as it begins is not', { ...shown, shownUntil: before }, [{ field: 'shownUntil', problem: 'endsBeforeItBegins' }]],
  ['whose slides are all hidden is not', { ...shown, slides: [{ active: false }] }, [{ field: 'slides', problem: 'nothingToShow' }]],
  ['without slides is not', { ...shown, slides: [] }, [{ field: 'slides', problem: 'nothingToShow' }]],
])('an announcement %s', (_what, announcement, problems) => {
  expect(checkAnnouncement(announcement)).toEqual(problems)
})
