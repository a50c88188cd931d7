import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'

/** Who saved a record last, and when; no name where the system did, no moment where nobody has. */
export type LastSaved = { readonly changedBy: string; readonly changedAt: string | null }

/** Says who saved a record last, and when: `useLastSaved()(record)`. */
export const useLastSaved = () => {
  const t = useSay()
  const format = useFormat()
  return ({ changedBy, changedAt }: LastSaved): string => {
    if (changedAt === null) return t(never)
    const moment = format.moment(changedAt, { year: true })
    return changedBy === '' ? t(lastSavedBySystem, { moment }) : t(lastSaved, { person: changedBy, moment })
  }
}

const lastSaved = say('{person} lưu lần cuối {moment}.', 'Last saved by {person}, {moment}.')
const lastSavedBySystem = say('Hệ thống lưu lần cuối {moment}.', 'Last saved by the system, {moment}.')
const never = say('Chưa lưu lần nào.', 'Never saved yet.')
