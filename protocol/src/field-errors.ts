import { z } from 'zod'
import { innerOf, wordsOf } from './field.ts'
import { formatNumber, formatPercent } from './format/format.ts'
import { say, speak, type Language, type Saying, type SayingValues } from './say.ts'

/** Why a field was refused, in the specification's texts; `{field}` is the field's label. */
export const fieldReasons = {
  required: say('Vui lòng nhập đầy đủ thông tin bắt buộc: {field}.', 'Please enter all required information: {field}.'),
  email: say('Vui lòng kiểm tra định dạng email.', 'Please check your email format.'),
  tooShort: say('{field} phải có ít nhất {min} ký tự.', '{field} must be at least {min} characters.'),
  tooLong: say('{field} tối đa {max} ký tự.', '{field} can be at most {max} characters.'),
  tooSmall: say('{field} phải từ {min} trở lên.', '{field} must be {min} or more.'),
  tooLarge: say('{field} tối đa là {max}.', '{field} can be at most {max}.'),
  tooFew: say('{field}: chọn ít nhất {min}.', '{field}: choose at least {min}.'),
  tooMany: say('{field}: tối đa {max}, đang có {count}.', '{field}: at most {max}, not {count}.'),
  wrongFormat: say('{field} không đúng định dạng.', '{field} is not in the right format.'),
  wholeNumber: say('{field} phải là số nguyên.', '{field} must be a whole number.'),
  notOffered: say('{field}: giá trị này không có trong danh sách.', '{field}: this value is not in the list.'),
  unknownValue: say('{field}: không tìm thấy giá trị này.', '{field}: there is no such value.'),
  taken: say('{field}: giá trị này đã có.', '{field}: this value is there already.'),
  notAllowed: say('{field}: không dùng được giá trị này ở đây.', '{field}: this value cannot be used here.'),
  unknownField: say('Trường {field} không có trong lời gọi này.', 'This call has no field {field}.'),
} as const satisfies Record<string, Saying>
export type FieldReason = keyof typeof fieldReasons

/** The refusal of one field: its dotted path, the reason, and the reason's numbers. */
export type FieldError = { readonly field: string; readonly reason: FieldReason; readonly values: SayingValues }

/** The errors of an input, field by field; the labels come from the schema. */
export const fieldErrors = (schema: z.ZodType, input: unknown): readonly FieldError[] => {
  const parsed = schema.safeParse(input)
  return parsed.success ? [] : explainIssues(parsed.error.issues, input)
}

/** Zod's issues as field errors; `input` distinguishes an empty field from a wrong one. */
export const explainIssues = (issues: readonly z.core.$ZodIssue[], input: unknown): readonly FieldError[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [explainIssue(issue, input)]
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), reason: 'unknownField' as const, values: {} }))
  })

/** A field error in words of a language; the label and the format of its bounds come from the call's input schema. */
export const speakFieldError = (error: FieldError, schema: z.ZodType, language: Language): string => {
  const words = wordsAt(schema, error.field)
  const written = words?.unit?.en === '%' ? formatPercent : formatNumber
  const values: Record<string, string | number> = { field: words?.label[language] ?? error.field }
  for (const [name, value] of Object.entries(error.values)) values[name] = typeof value === 'number' ? written(value, language) : value
  return speak(fieldReasons[error.reason], language, values)
}

/** The label of the field at a path of an input; undefined where it has no words. */
export const labelAt = (schema: z.ZodType, path: string, language: Language): string | undefined => wordsAt(schema, path)?.label[language]

const explainIssue = (issue: z.core.$ZodIssue, input: unknown): FieldError => {
  const field = issue.path.join('.')
  const value = valueAt(input, issue.path)
  if (isEmpty(value)) return { field, reason: 'required', values: {} }
  const { reason, values } = reasonOf(issue)
  return { field, reason, values: Array.isArray(value) && reason === 'tooMany' ? { ...values, count: value.length } : values }
}

const reasonOf = (issue: z.core.$ZodIssue): Pick<FieldError, 'reason' | 'values'> => {
  switch (issue.code) {
    case 'too_small':
      return { reason: smallReasons[issue.origin] ?? 'tooSmall', values: { min: Number(issue.minimum) } }
    case 'too_big':
      return { reason: bigReasons[issue.origin] ?? 'tooLarge', values: { max: Number(issue.maximum) } }
    case 'invalid_format':
      return { reason: issue.format === 'email' ? 'email' : 'wrongFormat', values: {} }
    case 'invalid_type':
      return { reason: issue.expected === 'int' ? 'wholeNumber' : 'wrongFormat', values: {} }
    case 'invalid_value':
      return { reason: 'notOffered', values: {} }
    default:
      return { reason: 'wrongFormat', values: {} }
  }
}

const smallReasons: Partial<Record<string, FieldReason>> = { string: 'tooShort', array: 'tooFew' }
const bigReasons: Partial<Record<string, FieldReason>> = { string: 'tooLong', array: 'tooMany' }

const isEmpty = (value: unknown): boolean => value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), input)

/** The words of the field at a path; an item without its own words has those of its list. */
const wordsAt = (schema: z.ZodType, path: string): ReturnType<typeof wordsOf> => {
  const found = path.split('.').reduce<z.ZodType | undefined>(step, schema)
  const list = path.replace(/\.\d+$/, '')
  return (found && wordsOf(found)) ?? (list === path ? undefined : wordsAt(schema, list))
}

const step = (schema: z.ZodType | undefined, key: string): z.ZodType | undefined => {
  const inside = schema === undefined ? undefined : unwrapped(schema)
  if (inside instanceof z.ZodObject) return asSchema(inside.shape[key])
  return inside instanceof z.ZodArray ? asSchema(inside.element) : undefined
}

const unwrapped = (schema: z.ZodType): z.ZodType => {
  const inner = innerOf(schema)
  return inner === undefined ? schema : unwrapped(inner)
}

const asSchema = (value: unknown): z.ZodType | undefined => (value instanceof z.ZodType ? value : undefined)
