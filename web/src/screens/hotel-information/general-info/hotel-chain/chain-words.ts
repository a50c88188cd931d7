import { say } from '@innkeeper/protocol/say'

/** Why the chain may only be looked at. */
export const mayNotChange = say('Không có quyền sửa chuỗi khách sạn.', 'No right to change the hotel chain.')
