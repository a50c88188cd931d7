import type { Saying } from '@innkeeper/protocol/say'
import { Failed } from '../states/failed.tsx'
import { PageHead } from '../page/head/page-head.tsx'
import { Page } from '../page/page.tsx'
import { Skeleton } from '../states/skeleton.tsx'

type RecordLoadingProps = {
  /** What kind of record it is. */
  title: Saying
  /** The list that it belongs to, and where that is. */
  list: { readonly words: Saying; readonly to: string }
  /** What could not be read: "the room type". */
  what: Saying
  read: { readonly error: Error | null; readonly again: () => void }
}

/** The page of a record while it is being read, or when it could not be. */
export const RecordLoading = ({ title, list, what, read }: RecordLoadingProps) => (
  <Page>
    <PageHead title={title} crumbs={[list, { words: title }]} />
    {read.error === null ? <Skeleton rows={8} /> : <Failed what={what} error={read.error} again={read.again} />}
  </Page>
)
