import { recordKindWords } from '@innkeeper/protocol/diary/record-kinds'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useSettled } from '#kit/page/use-settled.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useThingAddress } from '#kit/session/use-thing-address.ts'
import type { JumpTarget } from './jump-targets.ts'

const shortest = 2

/** The property's things whose name or code has what was typed: bookings, guests, agents, users, room types, packages, policies. */
export const useFoundThings = (typed: string): readonly JumpTarget[] => {
  const t = useSay()
  const { hotel } = useSession()
  const addressOf = useThingAddress()
  const text = useSettled(typed.trim())
  const { data = [] } = useRead('find/things', { text }, { when: hotel !== null && text.length >= shortest })
  return data.flatMap(({ kind, id, name, more }) => {
    const to = addressOf({ kind, id })
    const words = [t(name), t(more)].filter((part) => part !== '').join(' · ')
    return to === undefined
      ? []
      : [{ key: `${kind} ${id}`, words, to, leaves: false, icon: 'arrow-right', group: recordKindWords[kind] } satisfies JumpTarget]
  })
}
