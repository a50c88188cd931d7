import type { announcementForm } from '@innkeeper/protocol/calls/account/announcement'
import type { AnnouncementState } from '@innkeeper/rules/announcement/announcement-state'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { likeText } from '#database/like-text.ts'
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
export type AnnouncementFilter = { readonly text: string; readonly state?: AnnouncementState | undefined; readonly now: Date }

const head = `a.announcement_id as id, a.title_vi as "titleVi", a.title_en as "titleEn", a.shown_from as "shownFrom",
  a.shown_until as "shownUntil", a.active, a.from_release as "fromRelease", a.changed_at as "changedAt", a.changed_by as "changedBy"`

const whole = `${head}, a.version, (
  select coalesce(json_agg(json_build_object('active', s.active, 'imageUrl', s.image_url, 'contentVi', s.content_vi,
           'contentEn', s.content_en) order by s.slide_no), '[]')
    from announcement_slide s where s.announcement_id = a.announcement_id) as slides`

/** The most announcements shown to one person at once. */
const mostShown = 5

/** The announcements shown at a moment, the newest first. */
export const shownAnnouncements = (tx: Tx, now: Date): Promise<StoredAnnouncement[]> =>
  tx.rows<StoredAnnouncement>(
    `select ${whole} from announcement a
      where a.active and a.shown_from <= $1 and (a.shown_until is null or a.shown_until > $1)
      order by a.shown_from desc, a.announcement_id limit ${mostShown}`,
    [now.toISOString()],
  )

/** An announcement by its id. */
export const announcementOf = async (tx: Tx, id: string): Promise<StoredAnnouncement | undefined> => {
  const [found] = await tx.rows<StoredAnnouncement>(`select ${whole} from announcement a where a.announcement_id = $1`, [id])
  return found
}

const filtered = `from announcement a
  where ($1 = '' or folded(a.title_vi || ' ' || a.title_en) like '%' || folded($1) || '%')
    and ($2::text is null or $2 = case
      when not a.active then 'stopped' when a.shown_until <= $3 then 'ended' when a.shown_from > $3 then 'waiting' else 'shown' end)`

/** A page of the announcements, the one shown last first. */
export const listAnnouncements = (
  tx: Tx,
  { text, state, now }: AnnouncementFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<AnnouncementRow[]> =>
  tx.rows<AnnouncementRow>(
    `select ${head}, (select count(*) from announcement_slide s where s.announcement_id = a.announcement_id) as slides
       ${filtered} order by a.shown_from desc, a.announcement_id limit $4 offset $5`,
    [likeText(text), state ?? null, now.toISOString(), page.limit, page.offset],
  )

/** The number of announcements that match a filter. */
export const countAnnouncements = async (tx: Tx, { text, state, now }: AnnouncementFilter): Promise<number> => {
  const [counted] = await tx.rows<{ total: number }>(`select count(*) as total ${filtered}`, [
    likeText(text),
    state ?? null,
    now.toISOString(),
  ])
  return counted?.total ?? 0
}

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
  await tx.rows('select from announcement where announcement_id = $1 for update', [id])
  return announcementOf(tx, id)
}

/** Changes a locked announcement and returns its new version. */
export const changeAnnouncement = async (
  tx: Tx,
  { id, version }: Pick<StoredAnnouncement, 'id' | 'version'>,
  saved: Saved,
  person: string,
): Promise<number> => {
  const changed = await tx.db
    .updateTable('announcement')
    .set({ ...columnsOf(saved), changed_by: person, changed_at: new Date().toISOString(), version: version + 1 })
    .where('announcement_id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  await tx.db.deleteFrom('announcement_slide').where('announcement_id', '=', id).execute()
  await putSlides(tx, id, saved.slides)
  return changed.version
}

/** Deletes an announcement and returns whether there was one; its notifications stay. */
export const removeAnnouncement = async (tx: Tx, id: string): Promise<boolean> => {
  const removed = await tx.rows('delete from announcement where announcement_id = $1 returning 1', [id])
  return removed.length > 0
}

/** Locks the release notes whose time has come and that were not announced in the bell yet, and marks them as announced. */
export const releasesToAnnounce = (tx: Tx, now: Date): Promise<Pick<StoredAnnouncement, 'id' | 'titleVi' | 'titleEn'>[]> =>
  tx.rows(
    `update announcement set told_at = $1
      where announcement_id in (
        select announcement_id from announcement
         where active and from_release and told_at is null and shown_from <= $1 and (shown_until is null or shown_until > $1)
         for update skip locked)
      returning announcement_id as id, title_vi as "titleVi", title_en as "titleEn"`,
    [now.toISOString()],
  )

const columnsOf = ({ titleVi, titleEn, shownFrom, shownUntil, active, fromRelease }: Saved) => ({
  title_vi: titleVi,
  title_en: titleEn,
  shown_from: shownFrom,
  shown_until: shownUntil,
  active,
  from_release: fromRelease,
})

const putSlides = async (tx: Tx, id: string, slides: Saved['slides']): Promise<void> => {
  const rows = slides.map((slide, index) => ({
    announcement_id: id,
    slide_no: index + 1,
    active: slide.active,
    image_url: slide.imageUrl,
    content_vi: slide.contentVi,
    content_en: slide.contentEn,
  }))
  await tx.db.insertInto('announcement_slide').values(rows).execute()
}
