import { say } from '@innkeeper/protocol/say'
import type { RowOf } from '#kit/calls/use-list.ts'

/** A nearby place as it is read. */
export type NearbyPlace = RowOf<'area/get-all'>

/** Why nearby places may only be looked at. */
export const mayNotChange = say('Không có quyền sửa địa điểm lân cận.', 'No right to change nearby places.')

/** Where nobody knows how far a place is. */
export const noDistance = say('chưa ghim vị trí', 'no pin yet')
