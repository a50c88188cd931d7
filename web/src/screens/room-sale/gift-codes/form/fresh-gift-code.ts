import type { CallInput } from '@innkeeper/protocol/catalogue'
import { everyWeekday } from '@innkeeper/rules/days/day'
import { giftCodeMethods } from '@innkeeper/rules/gift-code/gift-code'
import type { Choices } from '../gift-codes.ts'

/** The terms of a new gift code at a property, before anything is typed. */
export const freshAt = ({ here, today }: Choices) =>
  ({
    percentOrFixed: 'percent',
    takenFrom: 'booking',
    minOrder: 0,
    minRooms: 1,
    validFrom: today,
    weekdays: [...everyWeekday],
    forAgents: 'all',
    agentKinds: [],
    agentIds: [],
    methods: [...giftCodeMethods],
    hotelScope: 'included',
    hotels: [here],
    onWebsite: false,
    active: true,
  }) satisfies Partial<CallInput<'giftcode/create'>> & Partial<CallInput<'giftcode/create-many'>>
