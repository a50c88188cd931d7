import { suggestMatch } from '@innkeeper/rules/connection/suggest-match'
import { mostCodes } from '@innkeeper/protocol/calls/connectivity/codes'
import { daysCodeInUse } from '@innkeeper/protocol/words/connection/connection-words'
import { implement } from '#kit/call/implement.ts'
import { present } from '#kit/records/present.ts'
import { codesOf, deleteCode, lockCode, mapCodes, nameCodes, unmappedCodes, type ConnectionCode } from './connection-codes.store.ts'
import { lockConnection } from './connections.store.ts'
import { plansSold, roomsSold } from './sold-things.store.ts'

/** What the codes of a connection mean, for the people of the property. */
export const mappingCalls = implement({
  'connection/mapping': async (at, { id }) => {
    const [codes, rooms, plans] = await Promise.all([codesOf(at.tx, id), roomsSold(at.tx), plansSold(at.tx)])
    const ours = { room: rooms.map(named), plan: plans.map(named) }
    return {
      codes: codes.map((one) => ({ ...one, suggestion: suggestionFor(one, ours[one.thing]), unused: isUnused(one.usedAt, at.now) })),
      rooms: rooms.map(shown),
      plans: plans.map(shown),
    }
  },

  'connection/map': async (at, { id, codes }) => {
    const connection = present(at, await lockConnection(at.tx, id), 'notFound')
    const [rooms, plans] = await Promise.all([roomsSold(at.tx), plansSold(at.tx)])
    const ours = { room: new Set(rooms.map((one) => one.id)), plan: new Set(plans.map((one) => one.id)) }
    const isOurs = ({ thing, target }: (typeof codes)[number]) => target === null || ours[thing].has(target)
    const mapped = new Set((await mapCodes(at.tx, id, lastOf(codes.filter(isOurs)), at.person.fullName)).map(keyOf))
    const missing = codes.findIndex((one) => !isOurs(one) || !mapped.has(keyOf(one)))
    if (missing >= 0) throw at.refusal('notFound', { field: `codes.${missing}` })
    await at.diary({ subject: connection.name, after: { codes: codes.map(({ code }) => code) } })
    return { unmapped: (await unmappedCodes(at.tx)).get(id) ?? 0 }
  },

  'connection/forget-code': async (at, { id, thing, code }) => {
    const connection = present(at, await lockConnection(at.tx, id), 'notFound')
    const usedAt = await lockCode(at.tx, id, { thing, code })
    if (usedAt === undefined) throw at.refusal('notFound', { field: 'code' })
    if (!isUnused(usedAt, at.now)) throw at.refusal('codeUsedLately', { field: 'code', values: { days: daysCodeInUse } })
    await deleteCode(at.tx, id, { thing, code })
    await at.diary({ subject: connection.name, before: { thing, code } })
    return { unmapped: (await unmappedCodes(at.tx)).get(id) ?? 0 }
  },
})

/** How a connected system names its rooms and plans, and reads ours. */
export const codeCalls = implement({
  'connectivity/rooms-and-plans': async (at) => {
    const [rooms, plans, codes] = await Promise.all([roomsSold(at.tx), plansSold(at.tx), codesOf(at.tx, at.connection.connectionId)])
    return { rooms, plans, codes: codes.map(({ thing, code, name, target }) => ({ thing, code, name, target })) }
  },

  'connectivity/name-codes': async (at, { codes }) => {
    const { connectionId } = at.connection
    await lockConnection(at.tx, connectionId)
    await nameCodes(at.tx, connectionId, lastOf(codes))
    const asked = new Set(codes.map(keyOf))
    const all = await codesOf(at.tx, connectionId)
    if (all.length > mostCodes) throw at.refusal('tooManyCodes', { field: 'codes', values: { max: mostCodes } })
    return {
      codes: all.filter((one) => asked.has(keyOf(one))).map(({ thing, code, target }) => ({ thing, code, target })),
      unmapped: all.filter(({ target }) => target === null).length,
    }
  },
})

const isUnused = (usedAt: string, now: Date): boolean => Date.parse(usedAt) < now.getTime() - daysCodeInUse * 86_400_000

type Ours = { readonly id: string; readonly name: { readonly vi: string; readonly en: string } }

/** Of codes that are told twice, the last ones. */
const lastOf = <C extends Pick<ConnectionCode, 'thing' | 'code'>>(codes: readonly C[]): C[] => [
  ...new Map(codes.map((one) => [keyOf(one), one])).values(),
]

const keyOf = ({ thing, code }: Pick<ConnectionCode, 'thing' | 'code'>): string => `${thing} ${code}`

const shown = ({ id, name }: Ours) => ({ id, name })

const named = ({ id, name }: Ours) => ({ id, words: [name.vi, name.en] })

const suggestionFor = ({ code, name, target }: ConnectionCode, ours: readonly ReturnType<typeof named>[]): string | null =>
  target === null ? (suggestMatch({ words: [code, name] }, ours)?.id ?? null) : null
