import { announcementForm } from '@innkeeper/protocol/calls/account/announcement'
import { withChanges } from '@innkeeper/protocol/changes-of'
import type { Language } from '@innkeeper/protocol/say'
import { announcementState } from '@innkeeper/rules/announcement/announcement-state'
import { checkAnnouncement } from '@innkeeper/rules/announcement/check-announcement'
import type { z } from 'zod'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import { present, presentAsSeen } from '#kit/records/present.ts'
import { announcementsFile } from './announcements-file.ts'
import * as store from './announcements.store.ts'

const problemsOf = (form: z.output<typeof announcementForm>) =>
  checkAnnouncement(form).map(({ field, problem }) => ({ field, key: refusalOf[problem] }))

const refusalOf = { endsBeforeItBegins: 'announcementEndsEarly', nothingToShow: 'announcementEmpty' } as const

/** Announcements: every signed-in user reads them, administrators write them. */
export const announcementCalls = implement({
  'announcement/current': async (at, { id }) => {
    const found = id === undefined ? await store.shownAnnouncements(at.tx, at.now) : [await store.announcementOf(at.tx, id)]
    const shown = found.filter((one) => one !== undefined).filter(({ active, shownFrom }) => active && new Date(shownFrom) <= at.now)
    return { announcements: shown.map((one) => told(one, at.language)) }
  },

  'announcement/get-all': async (at, { limit, offset, ...asked }) => {
    const { rows, ...counts } = await store.listAnnouncements(at.tx, { ...asked, now: at.now }, at.language, { limit, offset })
    return { rows: rows.map(({ active, ...row }) => ({ ...row, state: announcementState({ ...row, active }, at.now) })), ...counts }
  },

  'announcement/export': async (at, asked) => {
    const rows = await rowsForFile(at, (page) => store.listAnnouncements(at.tx, { ...asked, now: at.now }, at.language, page))
    return announcementsFile(rows, at.language, at.now)
  },

  'announcement/detail': async (at, { id }) => {
    const found = present(at, await store.announcementOf(at.tx, id), 'notFound')
    return { ...found, state: announcementState(found, at.now) }
  },

  'announcement/create': async (at, form) => {
    const problems = problemsOf(form)
    if (problems.length > 0) throw at.fieldsRefused(problems)
    return { id: await store.addAnnouncement(at.tx, form, at.person.fullName), version: 1 }
  },

  'announcement/update': async (at, { id, version, ...changes }) => {
    const before = presentAsSeen(at, await store.announcementToChange(at.tx, id), {
      version,
      missing: 'notFound',
      changed: 'announcementChanged',
    })
    const form = withChanges(announcementForm, before, changes)
    const problems = problemsOf(form)
    if (problems.length > 0) throw at.fieldsRefused(problems)
    return { id, version: await store.changeAnnouncement(at.tx, before, form, at.person.fullName) }
  },

  'announcement/delete': async (at, { id }) => {
    if (!(await store.removeAnnouncement(at.tx, id))) throw at.refusal('notFound', { field: 'id' })
    return { id }
  },
})

const told = (one: store.StoredAnnouncement, language: Language) => ({
  id: one.id,
  title: language === 'vi' ? one.titleVi : one.titleEn,
  fromRelease: one.fromRelease,
  slides: one.slides
    .filter(({ active }) => active)
    .map(({ active, imageUrl, contentVi, contentEn }) => ({
      active,
      imageUrl: imageUrl === '' ? null : imageUrl,
      content: language === 'vi' ? contentVi : contentEn,
    })),
})
