import { platformMonthCalls } from '@innkeeper/protocol/calls/platform/monthly-statements'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { RowOf } from '#kit/calls/use-list.ts'
import { monthLook } from '#ui/booking/month-looks.ts'
import type { StateLook } from '#ui/page/badge.tsx'

/** A month of a property in the list, with all of its agents. */
export type PropertyMonth = RowOf<'supplier/booking/monthly-all'>

/** A month of a property with the statement of each agent. */
export type PropertyMonthShown = AnswerOf<'supplier/booking/monthly-detail'>

/** The statement of an agent in a month of a property. */
export type AgentMonth = PropertyMonthShown['statements'][number]

/** A line of a month of a property. */
export type PlatformLine = RowOf<'supplier/booking/monthly-lines'>

/** The states of a month of a property: open while an agent or the property has not agreed on everything. */
export const propertyMonthStates = platformMonthCalls['supplier/booking/monthly-all'].output.element.shape.state.options

/** A state of a month of a property. */
export type PropertyMonthState = (typeof propertyMonthStates)[number]

/** How the state of a month of a property looks. */
export const propertyMonthLook = (state: PropertyMonthState): StateLook => monthLook(state)

/** What the months of all properties are called. */
export const platformMonthlyTitle = say('Đối soát tháng', 'Monthly statements')
