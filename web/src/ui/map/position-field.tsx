import { say } from '@innkeeper/protocol/say'
import { parsePosition, type PositionReason } from '@innkeeper/rules/place/parse-position'
import { formatPosition, type Position } from '@innkeeper/rules/place/position'
import { useState } from 'react'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import type { FieldLook } from '../fields/frame/field-look.ts'
import { TextField } from '../fields/text-field.tsx'

/** The two fields of a position. Text that is no number gives NaN, so that it is not saved. */
export type PositionFields = { readonly latitude: Field<number>; readonly longitude: Field<number> }

/** The position in two fields; null where there is none, or none that can be read. */
export const positionIn = ({ latitude, longitude }: PositionFields): Position | null => {
  if (latitude.value === undefined || longitude.value === undefined) return null
  const isRead = Number.isFinite(latitude.value) && Number.isFinite(longitude.value)
  return isRead ? { latitude: latitude.value, longitude: longitude.value } : null
}

/** Puts a position into two fields; undefined takes it away. */
export const putPosition = ({ latitude, longitude }: PositionFields, position: Position | undefined): void => {
  latitude.change(position?.latitude)
  longitude.change(position?.longitude)
}

/** A position that is typed or pasted: "21.0285, 105.8542", degrees with minutes, or the address of a map. */
export const PositionField = ({ fields, ...look }: FieldLook & { fields: PositionFields }) => {
  const t = useSay()
  const [typed, setTyped] = useState<string | null>(null)
  const position = positionIn(fields)
  const shown = typed !== null && stands(typed, fields.latitude.value, position) ? typed : null
  const parsed = shown === null ? null : parsePosition(shown)
  const problem = parsed?.ok === false && parsed.reason !== 'empty' ? t(reasons[parsed.reason]) : undefined
  const change = (text: string | undefined) => {
    setTyped(text ?? '')
    const read = parsePosition(text ?? '')
    if (read.ok) putPosition(fields, read.position)
    else putPosition(fields, read.reason === 'empty' ? undefined : unread)
  }
  const leave = () => {
    if (problem === undefined) setTyped(null)
    fields.latitude.leave()
  }
  return (
    <TextField
      {...look}
      field={{
        name: fields.latitude.name,
        label: positionWords,
        hint: positionHint,
        required: false,
        value: shown ?? (position === null ? '' : formatPosition(position)),
        error: problem ?? fields.latitude.error ?? fields.longitude.error,
        change,
        leave,
      }}
    />
  )
}

// The typed text is shown until the position changes elsewhere: on the map, or because the changes are taken back.
const stands = (typed: string, latitude: number | undefined, position: Position | null): boolean => {
  const parsed = parsePosition(typed)
  if (parsed.ok) return parsed.position.latitude === position?.latitude && parsed.position.longitude === position.longitude
  return parsed.reason === 'empty' ? latitude === undefined : Number.isNaN(latitude)
}

const unread: Position = { latitude: Number.NaN, longitude: Number.NaN }
const positionWords = say('Toạ độ', 'Coordinates')
const positionHint = say(
  'Ví dụ 16.0605, 108.2463 hoặc 16°03\'37.8"B 108°14\'46.7"Đ; dán được địa chỉ bản đồ.',
  'For example 16.0605, 108.2463 or 16°03\'37.8"N 108°14\'46.7"E; the address of a map can be pasted.',
)
const reasons = {
  notAPosition: say('Không đọc được toạ độ này. Nhập vĩ độ rồi kinh độ.', 'This position cannot be read. Enter latitude, then longitude.'),
  swapped: say('Vĩ độ đứng trước, kinh độ đứng sau. Đổi chỗ hai số.', 'Latitude comes first, longitude second. Swap the two numbers.'),
  outOfRange: say('Vĩ độ từ −90 đến 90, kinh độ từ −180 đến 180.', 'Latitude is from −90 to 90, longitude from −180 to 180.'),
} as const satisfies Record<Exclude<PositionReason, 'empty'>, ReturnType<typeof say>>
