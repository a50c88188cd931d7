import { say } from '@innkeeper/protocol/say'
import { RoomsPage } from '../rooms-page.tsx'
import { ExcelEditor } from './excel-editor.tsx'

/** `/u/{hotelId}/hotel-manage/room-sale/avail-and-rate/excel`: nights as a workbook, filled in and read back. */
export const ExcelScreen = () => <RoomsPage title={title} renderEditor={(tree) => <ExcelEditor tree={tree} />} />

const title = say('Xuất và nhập Excel', 'Excel out and in')
