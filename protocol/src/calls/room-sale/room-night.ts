import { z } from 'zod'
import { call } from '#call.ts'
import { nightFields } from '#rates/night-fields.ts'
import { roomTypeOfGrid } from '#rates/grid.ts'
import { roomCellsInput, savedCells, saveLimits } from '#rates/save-cells.ts'
import { cellRefusalKeys } from '#refusals/rates.ts'
import { say, type Saying } from '#say.ts'

const saveRooms = <I extends z.ZodObject>(words: Saying, input: I) =>
  call({
    words,
    kind: 'change',
    method: 'POST',
    access: { who: 'property', codes: ['AVAIL_RATE_2'] },
    input,
    output: savedCells,
    refusals: cellRefusalKeys,
    idempotency: 'optional',
    stales: ['room-plan/', 'room-plan-log/', 'room-log/'],
    limits: saveLimits,
  })

export const roomNightCalls = {
  'room/get-room-all': call({
    words: say('Mọi loại phòng để chọn', 'All room types to choose from'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['AVAIL_RATE_1'] },
    input: z.strictObject({}),
    output: z.array(roomTypeOfGrid),
    refusals: [],
  }),
  'room/update-avail': saveRooms(
    say('Đặt số phòng bán, đóng mở loại phòng', 'Set the allotment, close or open a room type'),
    roomCellsInput({ allotment: nightFields.allotment.optional(), closed: nightFields.closed.optional() }),
  ),
  'room/update-cut-off': saveRooms(
    say('Đặt hạn chót đặt phòng', 'Set the cut-off'),
    roomCellsInput({ releaseDays: nightFields.releaseDays }),
  ),
}
