import { eachDay, isDay, type Day } from '@innkeeper/rules/days/day'
import type { NightOfPlace } from '@innkeeper/rules/connection/fuse-nights'
import { z } from 'zod'
import type { Theirs } from './compare.store.ts'
import type { CodedPlace } from './settle.store.ts'

/** The text of the message that asks a system what it has, from the first night to the last. */
export const askBody = ({ number, at }: { readonly number: number; readonly at: Date }, nights: readonly NightOfPlace[]): string => {
  const days = nights.map(({ night }) => night).toSorted()
  return JSON.stringify({ type: 'ari.compare', timestamp: at.toISOString(), data: { number, from: days.at(0), to: days.at(-1) } })
}

const day = z.string().refine(isDay)
const update = z.looseObject({ rooms: z.array(z.string()), plans: z.array(z.string()).default([]), from: day, to: day })
const answer = z.object({ updates: z.array(update).max(30_000) })
const values = z.record(z.string(), z.unknown())
const mostNights = 1_000

type Update = z.output<typeof update>

/** What a system has of the nights that it should know, by its answer; null where that is no answer. A field that it does not tell is not compared. */
export const theirNights = (
  text: string,
  nights: readonly NightOfPlace[],
  places: ReadonlyMap<string, CodedPlace>,
): readonly Theirs[] | null => {
  const updates = updatesOf(text)
  if (updates === null) return null
  const told = new Map(updates.flatMap(nightsOf))
  return nights.map(({ placeId, night, value }) => {
    const place = places.get(placeId)
    const found = place === undefined ? undefined : told.get(keyOf(place.rooms[0], place.plans[0], night))
    return { placeId, night, value: found === undefined ? null : JSON.stringify(comparable(value, found)) }
  })
}

const updatesOf = (text: string): readonly Update[] | null => {
  try {
    const read = answer.safeParse(JSON.parse(text))
    return read.success ? read.data.updates : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const nightsOf = ({ rooms, plans, from, to, ...told }: Update) => {
  const nights = from > to ? [] : eachDay(from, to).slice(0, mostNights)
  const places = rooms.flatMap((room) => (plans.length === 0 ? [undefined] : plans).map((plan) => ({ room, plan })))
  return places.flatMap(({ room, plan }) => nights.map((night) => [keyOf(room, plan, night), told] as const))
}

const keyOf = (room: string | undefined, plan: string | undefined, night: Day): string => JSON.stringify([room, plan ?? null, night])

const comparable = (ours: string, theirs: Readonly<Record<string, unknown>>): object => {
  const wanted = values.parse(JSON.parse(ours))
  return Object.fromEntries(Object.entries(wanted).map(([field, value]) => [field, field in theirs ? theirs[field] : value]))
}
