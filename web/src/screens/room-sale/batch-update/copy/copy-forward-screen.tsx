import { say } from '@innkeeper/protocol/say'
import { RoomsPage } from '../rooms-page.tsx'
import { CopyEditor } from './copy-editor.tsx'

/** `/u/{hotelId}/hotel-manage/room-sale/avail-and-rate/copy-forward`: nights copied onto others, seen before they change and undone after. */
export const CopyForwardScreen = () => <RoomsPage title={title} renderEditor={(tree) => <CopyEditor tree={tree} />} />

const title = say('Chép đêm sang đêm khác', 'Copy nights forward')
