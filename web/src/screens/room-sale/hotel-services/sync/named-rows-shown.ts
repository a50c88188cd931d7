import { namedStates } from '@innkeeper/rules/hotel-service/compare-named'
import { say } from '@innkeeper/protocol/say'
import { z } from 'zod'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { StateLook } from '#ui/page/badge.tsx'

/** The list of services that a connected system or a file names, compared with the property's. */
export type NamedServices = AnswerOf<'service/sync-list'>

/** A service of either side. */
export type NamedRow = NamedServices['rows'][number]

/** Whether applying it changes anything. */
export const isApplicable = ({ after }: NamedRow): boolean => after !== null

/** How each state is shown. */
export const looks: Readonly<Record<NamedRow['state'], StateLook>> = {
  new: { words: say('Mới', 'New'), tone: 'green', icon: 'plus' },
  changed: { words: say('Khác', 'Changed'), tone: 'amber', icon: 'git-compare' },
  missing: { words: say('Không được nêu', 'Missing'), tone: 'violet', icon: 'ban' },
  wrong: { words: say('Sai', 'Wrong'), tone: 'red', icon: 'alert-circle' },
  same: { words: say('Như nhau', 'The same'), tone: 'grey', icon: 'check' },
}

/** The order of the states in the filter: what needs a person first. */
export const shownStates = ['new', 'changed', 'missing', 'wrong', 'same'] as const satisfies readonly NamedRow['state'][]

/** The filter of the screen, as the address says it. */
export const namedFilter = z.object({ state: z.enum(['all', ...namedStates]).catch('all') })
