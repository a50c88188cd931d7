import { seasonFields } from '@innkeeper/protocol/calls/room-sale/season'
import { withChanges } from '@innkeeper/protocol/changes-of'
import type { Language } from '@innkeeper/protocol/say'
import { checkSeason } from '@innkeeper/rules/season/check-season'
import type { z } from 'zod'
import { implement } from '#kit/call/implement.ts'
import * as store from './seasons.store.ts'

type SeasonForm = z.output<typeof seasonFields>

const mostSeasons = 60

/** The calls of seasons: stretches of nights that the grid shows and batch updates begin with. */
export const seasonsCalls = implement({
  'season/get-all': (at) => store.findSeasons(at.tx),

  'season/create': async (at, form) => {
    const others = await store.findLockedSeasons(at.tx)
    if (others.length >= mostSeasons) throw at.refusal('tooManySeasons', { values: { max: mostSeasons } })
    const problem = problemOf(form, others, at.language)
    if (problem !== null) throw at.fieldsRefused([problem])
    const id = await store.insertSeason(at.tx, form, at.person.fullName)
    await at.diary({ subject: form, after: form })
    return { id, version: 1 }
  },

  'season/update': async (at, { id, version, ...changes }) => {
    const seasons = await store.findLockedSeasons(at.tx)
    const before = seasons.find((season) => season.id === id)
    if (before === undefined) throw at.refusal('seasonMissing', { field: 'id' })
    if (before.version !== version) throw at.refusal('seasonChanged', { values: { person: before.changedBy } })
    const form = withChanges(seasonFields, formOf(before), changes)
    const others = seasons.filter((season) => season.id !== id)
    const problem = problemOf(form, others, at.language)
    if (problem !== null) throw at.fieldsRefused([problem])
    const newVersion = await store.updateSeason(at.tx, before, changes, at.person.fullName)
    await at.diary({ subject: form, before: formOf(before), after: form })
    return { id, version: newVersion }
  },

  'season/delete': async (at, { id }) => {
    const before = (await store.findLockedSeasons(at.tx)).find((season) => season.id === id)
    if (before === undefined) throw at.refusal('seasonMissing', { field: 'id' })
    await store.deleteSeason(at.tx, id)
    await at.diary({ subject: before, before: formOf(before) })
    return { id }
  },
})

const problemOf = (form: SeasonForm, others: readonly store.StoredSeason[], language: Language) => {
  const problem = checkSeason(form, others)
  if (problem === null) return null
  if (problem.reason === 'backwards') return { field: 'toDay', key: 'intervalEndsBeforeStart' } as const
  const other = language === 'vi' ? problem.other.nameVi : problem.other.nameEn
  return { field: 'fromDay', key: 'seasonsOverlap', values: { other } } as const
}

const formOf = ({ nameVi, nameEn, color, fromDay, toDay }: store.StoredSeason): SeasonForm => ({ nameVi, nameEn, color, fromDay, toDay })
