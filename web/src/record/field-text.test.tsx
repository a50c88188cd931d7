import { callAt, callPaths } from '@innkeeper/protocol/catalogue'
import { field, named, wordsOf } from '@innkeeper/protocol/field'
import { say } from '@innkeeper/protocol/say'
import { screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { bare } from '#kit/forms/field-rules.ts'
import { show } from '#testing/show.tsx'
import { useFieldText, type FieldTexts } from './field-text.ts'

const words = say('Trường', 'Field')
const tones = { low: say('Trầm', 'Low'), high: say('Cao', 'High') }
const fields = z.strictObject({
  text: field.text(words, { max: 20 }),
  money: field.money(words).nullable(),
  count: field.count(words, { min: 0, max: 99_999 }),
  area: named(words, z.int(), { unit: say('m²', 'm²') }),
  share: named(words, z.int(), { unit: say('%', '%') }),
  degrees: named(words, z.number()),
  day: field.day(words),
  moment: field.moment(words),
  flag: field.flag(words),
  tone: field.choice(words, ['low', 'high'], tones),
  tones: named(words, z.array(field.choice(words, ['low', 'high'], tones))),
  nights: named(words, z.array(z.int()), { reads: 'weekday' }),
  parts: named(words, z.strictObject({ tone: field.choice(words, ['low', 'high'], tones), count: field.count(words, { min: 1, max: 9 }) })),
})
const values = {
  text: 'Deluxe',
  money: 2_450_000,
  count: 1284,
  area: 32,
  share: 1250,
  degrees: 16.047123,
  day: '2027-02-05',
  moment: '2027-02-05T08:20:00.000Z',
  flag: true,
  tone: 'low',
  tones: ['low', 'high'],
  nights: [5, 6],
  parts: { tone: 'high', count: 2 },
}

const Texts = ({ values, texts }: { values: object; texts?: FieldTexts<typeof fields.shape> }) => {
  const textOf = useFieldText(fields, texts)
  return Object.keys(fields.shape).map((name) => (
    <p key={name} data-testid={name}>
      {textOf(name, values)}
    </p>
  ))
}

const textAt = async (name: string) => (await page.findByTestId(name)).textContent?.replaceAll('\u00a0', ' ')

test.each([
  ['text', 'Deluxe', 'Deluxe'],
  ['money', '2.450.000 ₫', '₫2,450,000'],
  ['count', '1.284', '1,284'],
  ['area', '32 m²', '32 m²'],
  ['share', '12,5 %', '12.5 %'],
  ['degrees', '16.047123', '16.047123'],
  ['day', '05/02/2027', '05/02/2027'],
  ['moment', '05/02/2027 15:20', '05/02/2027 15:20'],
  ['flag', 'Có', 'Yes'],
  ['tone', 'Trầm', 'Low'],
  ['tones', 'Trầm, Cao', 'Low, High'],
  ['nights', 'T6, T7', 'Fri, Sat'],
  ['parts', 'Cao · 2', 'High · 2'],
])('a field of the kind “%s” reads as its kind says, in both languages', async (name, vi, en) => {
  const shown = await show(<Texts values={values} />, { language: 'vi' })
  expect(await textAt(name)).toBe(vi)
  shown.unmount()
  await show(<Texts values={values} />, { language: 'en' })
  expect(await textAt(name)).toBe(en)
})

test('what is empty is a dash, and what cannot be read stands as it was typed', async () => {
  await show(<Texts values={{ money: null, day: '2027-02-31' }} />)
  expect(await textAt('money')).toBe('–')
  expect(await textAt('text')).toBe('–')
  expect(await textAt('day')).toBe('2027-02-31')
})

test('a field that says more than its kind is said by the record, from what is valid', async () => {
  await show(<Texts values={{ ...values, count: -1 }} texts={{ money: ({ money, count, tone }) => `${money} ${count} ${tone}` }} />)
  expect(await textAt('money')).toBe('2450000 undefined low')
})

const versioned = callPaths.filter((path) => 'version' in callAt(path).input.shape)
const choices = versioned.flatMap((path) =>
  Object.entries(callAt(path).input.shape).flatMap(([name, schema]) =>
    schema instanceof z.ZodType && bare(schema) instanceof z.ZodEnum ? [[path, name, schema] as const] : [],
  ),
)

test.each(choices)('each value of the choice in %s, %s, is said in words or is a code that people know', (_path, _name, schema) => {
  const inner = bare(schema)
  const codes = inner instanceof z.ZodEnum ? inner.options.map(String) : []
  const known = wordsOf(schema)?.choices ?? {}
  // Currencies and countries are known by their codes.
  expect(codes.filter((code) => !(code in known) && !/^[A-Z]{2,3}$/u.test(code))).toEqual([])
})
