import { expect, test } from 'vitest'
import { extraArticle, fillContract, unknownBlanks, type BothTexts, type ContractArticle, type ContractValues } from './contract-text.ts'

const articles: readonly ContractArticle[] = [
  {
    title: { vi: 'Các bên', en: 'Parties' },
    paragraphs: [{ vi: 'Bên A: {businessName}, hoa hồng {commission}.', en: 'Party A: {businessName}, commission {commission}.' }],
  },
]

const none: BothTexts = { vi: '–', en: '–' }
const values = (given: Partial<ContractValues>): ContractValues => ({
  number: none,
  businessName: none,
  taxCode: none,
  address: none,
  legalRepresentative: none,
  signer: none,
  position: none,
  bankAccountNumber: none,
  accountOwner: none,
  bank: none,
  branch: none,
  propertyName: none,
  propertyCode: none,
  commission: none,
  startsOn: none,
  endsOn: none,
  ...given,
})

test('each language is filled with its own value', () => {
  const [article] = fillContract(
    articles,
    values({ businessName: { vi: 'Hải Âu', en: 'Hải Âu' }, commission: { vi: '15,5 %', en: '15.5%' } }),
  )
  expect(article?.paragraphs).toEqual([{ vi: 'Bên A: Hải Âu, hoa hồng 15,5 %.', en: 'Party A: Hải Âu, commission 15.5%.' }])
})

test('a name that looks like a blank is not filled again, and one that is missing can be seen', () => {
  const [article] = fillContract(articles, values({ businessName: { vi: '{taxCode}', en: ' ' } }))
  expect(article?.paragraphs[0]?.vi).toContain('Bên A: {taxCode},')
  expect(article?.paragraphs[0]?.en).toContain('Party A: ………,')
})

test('each blank that nothing fills is found in its text before a template is kept, one with diacritics or a space as well', () => {
  expect(unknownBlanks(articles)).toEqual([])
  const wrong = [
    ...articles,
    { title: { vi: '{tên}', en: 'Name' }, paragraphs: [{ vi: '{number}', en: 'a {number} and {tax code}, {other}' }] },
    { title: { vi: 'Một', en: '{}' }, paragraphs: [{ vi: '{ number}', en: '} {' }] },
  ]
  expect(unknownBlanks(wrong)).toEqual([
    { path: '1.title.vi', name: 'tên' },
    { path: '1.paragraphs.0.en', name: 'tax code' },
    { path: '2.title.en', name: '' },
    { path: '2.paragraphs.0.vi', name: ' number' },
  ])
})

test('special terms are an article with a paragraph for each line, side by side; an empty text is none', () => {
  expect(extraArticle({ vi: 'Một\n\n Hai ', en: 'One' })).toEqual([
    {
      title: { vi: 'Thoả thuận riêng', en: 'Special terms' },
      paragraphs: [
        { vi: 'Một', en: 'One' },
        { vi: 'Hai', en: '' },
      ],
    },
  ])
  expect(extraArticle({ vi: ' ', en: '' })).toEqual([])
})
