import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import type { Saying } from '@innkeeper/protocol/say'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { platformNoticeKinds } from '@innkeeper/protocol/words/platform/platform-notices'
import { rowsLike } from '../transaction/rows-like.ts'
import type { Tx } from '../transaction/transaction.ts'

/**
 * The parts of a notice in the administrators' bell, apart from its title: its kind, its subject, the screen below `/admin`, and who did
 * it.
 */
export const platformNotice = z.object({
  kind: z.enum(platformNoticeKinds),
  subjectCode: z.string(),
  link: z.string(),
  person: z.string(),
  /** The author, so that their own bell does not show it. */
  accountId: z.uuid().nullable(),
})

/** A notice for the administrators. */
export type PlatformNotice = z.output<typeof platformNotice>

const readerRows = rowsLike(z.strictObject({ accountId: z.uuid() }))

/**
 * Writes a notice into the administrators' bell, as the platform, once for each id, and returns the signals to publish after the commit.
 */
export const notifyPlatform = async (
  tx: Tx,
  id: string,
  notice: PlatformNotice & { readonly title: Saying },
): Promise<readonly Signal[]> => {
  const { kind, subjectCode, title, link, person, accountId } = notice
  const readers = await readerRows(
    tx,
    `with told as (
       insert into platform_notice (platform_notice_id, kind, subject_code, title_vi, title_en, link, person, account_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning 1)
     select account_id as "accountId" from account where kind = 'admin' and active and exists (select from told)`,
    [id, kind, subjectCode, title.vi, title.en, link, person, accountId],
    'notify platform',
  )
  return readers.map((reader) => ({ topic: 'stale', propertyId: null, accountId: reader.accountId, prefixes: ['notification'] }))
}

const noticesOfTheHour = '6f1f6d1e-6b0b-4c53-9a37-6f0f5a3c2f11'

/** The id of the notice of a kind and subject in one hour: many events that fail alike are one notice. */
export const idOfTheHour = ({ kind, subjectCode }: Pick<PlatformNotice, 'kind' | 'subjectCode'>, now: Date): string =>
  uuidv5(`${kind} ${subjectCode} ${now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length)}`, noticesOfTheHour)
