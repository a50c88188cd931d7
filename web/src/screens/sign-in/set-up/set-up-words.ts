import { say } from '@innkeeper/protocol/say'

export const setUpTitle = say('Thiết lập nền tảng', 'Set up the platform')
