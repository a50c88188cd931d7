import { say, type Saying } from '@innkeeper/protocol/say'

/** Yes or no. */
export const yesNo = (value: boolean): Saying => (value ? yes : no)

const yes = say('Có', 'Yes')
const no = say('Không', 'No')
