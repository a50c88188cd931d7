import { expect, test } from 'vitest'
import { z } from 'zod'
import { callAt, callPaths } from './catalogue.ts'
import { wordsOf } from './field.ts'

/** The texts of an input that are not declared as secrets, by their paths. */
const textsOf = (schema: z.ZodType, place: string): [string, z.ZodString][] => {
  if (wordsOf(schema)?.secret) return []
  if (schema instanceof z.ZodString) return [[place, schema]]
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, inner]) => inside(inner, `${place} ${name}`))
  if (schema instanceof z.ZodArray) return inside(schema.element, place)
  if (schema instanceof z.ZodRecord) return inside(schema.valueType, place)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => inside(option, place))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inside(schema.unwrap(), place)
  return []
}

const inside = (schema: unknown, place: string): [string, z.ZodString][] => (schema instanceof z.ZodType ? textsOf(schema, place) : [])

/** Secrets are hashed or compared, never shown. */
const secret = /password|secret|token|captcha/i
const texts = callPaths.flatMap((path) => textsOf(callAt(path).input, path)).filter(([place]) => !secret.test(place))
const free = texts.filter(([, schema]) => schema.safeParse('Lan Vi').success)
const notes = free.filter(([, schema]) => schema.safeParse('một\nhai').success)

test('names, titles and whatever else people type is found', () => {
  expect(free.length).toBeGreaterThan(50)
  expect(notes.length).toBeGreaterThan(8)
})

test.each(free)('%s takes no control characters', (_place, schema) => {
  const taken = ['\u0000', '\u0007', '\u001B', '\u007F', '\u0085'].filter((character) => schema.safeParse(`Lan${character}Vi`).success)
  expect(taken).toEqual([])
})

test.each(notes)('“a card number with its code typed into a note is masked”: %s takes several lines, so it is a note', (_place, schema) => {
  expect(schema.parse('thẻ 4111 1111 1111 1111\nCVV 123')).toBe('thẻ **** **** **** 1111\nCVV ***')
})
