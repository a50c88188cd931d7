import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import type { CopyPath, ListedRecord } from './record-kind.ts'

/** Copies a record and offers to open the copy, which is at the address that `at` answers. */
export const useCopyRecord = (path: CopyPath, record: ListedRecord, at: (id: string) => string) => {
  const t = useSay()
  const alerts = useAlerts()
  const router = useRouter()
  const change = useChange<CopyPath>(path, {
    done: ({ id }) =>
      alerts.success(copied, { name: t(nameOf(record)) }, { words: openCopy, run: () => void router.navigate({ href: at(id) }) }),
    failed: alerts.failure,
  })
  return { copy: () => change.send({ id: record.id }), reason: change.pending ? copying : change.reason }
}

const copied = say('Đã sao chép {name}. Bản sao đang ngừng bán.', '{name} is copied. The copy is not on sale.')
const openCopy = say('Mở bản sao', 'Open the copy')
const copying = say('Đang sao chép.', 'Being copied.')
