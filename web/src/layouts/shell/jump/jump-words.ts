import { say } from '@innkeeper/protocol/say'

/** What the search that jumps is called. */
export const jumpWords = say('Tìm đặt phòng, màn hình', 'Find a booking or a screen')
