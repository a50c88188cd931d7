import { say } from '@innkeeper/protocol/say'

/** The title of the screen that compares services with those of a connected system. */
export const syncTitle = say('So dịch vụ với hệ thống khác', 'Compare services with another system')
