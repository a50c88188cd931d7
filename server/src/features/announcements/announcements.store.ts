import type { announcementForm } from '@innkeeper/protocol/calls/account/announcement'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import type { AnnouncementState } from '@innkeeper/rules/announcement/announcement-state'
import { sql, type SelectQueryBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { toColumns } from '#database/columns.ts'
import type { Listed } from '#kit/call/listed.ts'
import type { Announcement, Tables } from '#database/tables.gen.ts'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { contain, named, numberOf } from '#kit/records/list.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import { changedNow, type Seen } from '#kit/records/own-record.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

type Saved = z.output<typeof announcementForm>

/** An announcement with its slides, in both languages. */
export type StoredAnnouncement = {
  readonly id: string
  readonly titleVi: string
  readonly titleEn: string
  readonly shownFrom: string
  readonly shownUntil: string | null
  readonly active: boolean
  readonly fromRelease: boolean
  readonly version: number
  readonly changedAt: string
  readonly changedBy: string
  readonly slides: Saved['slides']
}

/** A row of the administrators' list. */
export type AnnouncementRow = Omit<StoredAnnouncement, 'version' | 'slides'> & { readonly slides: number }

/** The filter of the list. */
export type AnnouncementFilter = CallRequest<'announcement/export'> & { readonly now: Date }

const heads = (tx: Tx) =>
  tx.db
    .selectFrom('announcement as a')
    .select(['a.announcement_id as id', 'a.title_vi as titleVi', 'a.title_en as titleEn', 'a.shown_from as shownFrom'])
    .select(['a.shown_until as shownUntil', 'a.active', 'a.from_release as fromRelease', 'a.changed_at as changedAt'])
    .select('a.changed_by as changedBy')

const whole = (tx: Tx) =>
  heads(tx).select((eb) => [
    'a.version',
    jsonArrayFrom(
      eb
        .selectFrom('announcement_slide as s')
        .select(['s.active', 's.image_url as imageUrl', 's.content_vi as contentVi', 's.content_en as contentEn'])
        .whereRef('s.announcement_id', '=', 'a.announcement_id')
        .orderBy('s.slide_no'),
    ).as('slides'),
  ])

/** The most announcements shown to one person at once. */
const mostShown = 5

/** The announcements shown at a moment, the newest first. */
export const shownAnnouncements = (tx: Tx, now: Date): Promise<StoredAnnouncement[]> =>
  newestFirst(whole(tx)).where(isShown(now)).limit(mostShown).execute()

/** An announcement by its id. */
export const announcementOf = (tx: Tx, id: string): Promise<StoredAnnouncement | undefined> =>
  whole(tx).where('a.announcement_id', '=', id).executeTakeFirst()

/** A page of the announcements, of their own the one shown last first, and how many there are. */
export const listAnnouncements = (
  tx: Tx,
  filter: AnnouncementFilter,
  language: Language,
  page: Page,
): Promise<Listed<AnnouncementRow[]>> => {
  const slides = tx.db.selectFrom('announcement_slide as s').where('s.announcement_id', '=', sql.ref<string>('a.announcement_id'))
  const found = matching(heads(tx), filter)
  const sorted = inAskedOrder(found.select(numberOf(slides).as('slides')), filter, {
    by: {
      name: named(language === 'vi' ? 'a.title_vi' : 'a.title_en'),
      from: sql.ref('a.shown_from'),
      until: sql.ref('a.shown_until'),
      slides: sql.ref('slides'),
      person: named('a.changed_by'),
      state: stateAt(filter.now),
    },
    tieBreaker: 'a.announcement_id',
    own: newestFirst,
  })
  return pageOf(tx, { found, sorted, whole: heads(tx) }, page)
}

const newestFirst = <Row>(found: Announcements<Row>): Announcements<Row> =>
  found.orderBy('a.shown_from', 'desc').orderBy('a.announcement_id')

const matching = <Row>(all: Announcements<Row>, { text, state, now }: AnnouncementFilter): Announcements<Row> => {
  const titled = all.where(contain(text, 'a.title_vi', 'a.title_en'))
  return state === undefined ? titled : titled.where(stateAt(now), '=', state)
}

const stateAt = (
  now: Date,
) => sql<AnnouncementState>`case when not a.active then 'stopped' when a.shown_until <= ${now.toISOString()} then 'ended'
  when a.shown_from > ${now.toISOString()} then 'waiting' else 'shown' end`

const isShown = (now: Date) => sql<boolean>`${stateAt(now)} = 'shown'`

type Announcements<Row> = SelectQueryBuilder<Tables & { a: Announcement }, 'a', Row>

/** Saves a new announcement and returns its id. */
export const addAnnouncement = async (tx: Tx, saved: Saved, person: string): Promise<string> => {
  const id = uuidv7()
  await tx.db
    .insertInto('announcement')
    .values({ announcement_id: id, ...columnsOf(saved), changed_by: person })
    .execute()
  await putSlides(tx, id, saved.slides)
  return id
}

/** An announcement to be changed, locked until the transaction ends; undefined where there is none. */
export const announcementToChange = async (tx: Tx, id: string): Promise<StoredAnnouncement | undefined> => {
  await tx.db.selectFrom('announcement').where('announcement_id', '=', id).forUpdate().execute()
  return announcementOf(tx, id)
}

/** Changes a locked announcement and returns its new version. */
export const changeAnnouncement = async (tx: Tx, seen: Seen, saved: Saved, person: string): Promise<number> => {
  const changed = await tx.db
    .updateTable('announcement')
    .set({ ...columnsOf(saved), ...changedNow(seen, person) })
    .where('announcement_id', '=', seen.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  await tx.db.deleteFrom('announcement_slide').where('announcement_id', '=', seen.id).execute()
  await putSlides(tx, seen.id, saved.slides)
  return changed.version
}

/** Deletes an announcement and returns whether there was one; its notifications stay. */
export const removeAnnouncement = async (tx: Tx, id: string): Promise<boolean> => {
  const removed = await tx.db.deleteFrom('announcement').where('announcement_id', '=', id).returning('announcement_id').executeTakeFirst()
  return removed !== undefined
}

/** Locks the release notes whose time has come and that were not announced in the bell yet, and marks them as announced. */
export const releasesToAnnounce = (tx: Tx, now: Date): Promise<Pick<StoredAnnouncement, 'id' | 'titleVi' | 'titleEn'>[]> =>
  tx.db
    .updateTable('announcement')
    .set({ told_at: now.toISOString() })
    .where('announcement_id', 'in', (eb) =>
      eb
        .selectFrom('announcement as a')
        .select('a.announcement_id')
        .where('a.from_release', '=', true)
        .where('a.told_at', 'is', null)
        .where(isShown(now))
        .forUpdate()
        .skipLocked(),
    )
    .returning(['announcement_id as id', 'title_vi as titleVi', 'title_en as titleEn'])
    .execute()

const columnsOf = ({ titleVi, titleEn, shownFrom, shownUntil, active, fromRelease }: Saved) =>
  toColumns({ titleVi, titleEn, shownFrom, shownUntil, active, fromRelease })

const putSlides = async (tx: Tx, id: string, slides: Saved['slides']): Promise<void> => {
  const rows = slides.map((slide, index) => ({
    announcement_id: id,
    slide_no: index + 1,
    ...toColumns(slide),
  }))
  await tx.db.insertInto('announcement_slide').values(rows).execute()
}
