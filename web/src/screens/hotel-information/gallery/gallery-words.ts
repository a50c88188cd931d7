import { say } from '@innkeeper/protocol/say'

/** Why somebody may look only. */
export const mayNotChange = say('Không có quyền sửa thư viện ảnh.', 'No right to change the photo library.')
