import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { ContractEdit } from './contract-edit.tsx'
import type { Contract } from './use-contract-form.ts'

const empty: Contract = {
  businessName: null,
  taxCode: null,
  address: null,
  bankAccountNumber: null,
  accountOwner: null,
  bank: null,
  branch: null,
  legalRepresentative: null,
  signer: null,
  position: null,
  commission: null,
  agreed: null,
  state: 'not created',
  endsOn: null,
  open: true,
  version: 0,
  changedAt: null,
  changedBy: '',
}

const whole: Contract = {
  ...empty,
  businessName: 'Công ty Hải Âu',
  taxCode: '0401234567',
  address: '44 Võ Nguyên Giáp',
  bankAccountNumber: '0011004123456',
  accountOwner: 'CONG TY HAI AU',
  bank: '970436',
  branch: 'Đà Nẵng',
  legalRepresentative: 'Nguyễn Văn An',
  signer: 'Trần Thị Bích',
  position: 'Giám đốc',
  commission: 1550,
  state: 'create',
  version: 3,
  changedAt: '2026-11-20T08:20:00Z',
  changedBy: 'Nguyễn Thị Thuỳ Dương',
}

const banks = [{ bin: '970436', code: 'VCB', shortName: 'Vietcombank', name: 'TMCP Ngoại thương Việt Nam' }]
const readAgain = () => undefined

const signIn = (...codes: readonly string[]) => {
  const signedIn = signedInAs()
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles: codes.map((fnCode) => ({ fnCode, type: 'change' as const })) } })
}

const answers = (more: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({ 'bank/get-all': () => ({ body: { data: banks } }), ...more })
const field = (label: RegExp) => page.getByLabelText<HTMLInputElement>(label)
const save = () => userEvent.click(page.getByRole('button', { name: /Save the legal information/u }))
const wrongFields = () => [...document.querySelectorAll('[aria-invalid="true"]')].map((input) => input.getAttribute('name') ?? 'bank')
const type = async (label: RegExp, text: string) => {
  await userEvent.clear(field(label))
  await userEvent.click(field(label))
  await userEvent.paste(text)
  await userEvent.tab()
}

beforeEach(() => signIn('E_CONTRACT_1', 'E_CONTRACT_2'))

test('[contract.required] every field is required: each says so at its place, the first is in focus, and nothing is sent', async () => {
  const asked = answers()
  await show(<ContractEdit contract={empty} readAgain={readAgain} />)
  await page.findByLabelText(/Business name/u)
  await save()
  expect(new Set(wrongFields())).toEqual(
    new Set([
      'businessName',
      'taxCode',
      'address',
      'legalRepresentative',
      'signer',
      'position',
      'commission',
      'bank',
      'branch',
      'bankAccountNumber',
      'accountOwner',
    ]),
  )
  expect(document.activeElement).toBe(field(/Business name/u))
  expect(asked.filter(({ url }) => url.pathname.endsWith('contract/update'))).toEqual([])
})

test('[contract.bankAccount] bank account 3 to 50: two characters are told at the field before anything is sent', async () => {
  answers()
  await show(<ContractEdit contract={whole} readAgain={readAgain} />)
  await page.findByLabelText(/Business name/u)
  await type(/Bank account number/u, '12')
  await save()
  expect(wrongFields()).toEqual(['bankAccountNumber'])
})

test.each([
  ['[contract.name] enterprise name 255', /Business name/u, 255],
  ['[contract.taxCode] tax code 20', /Tax code/u, 20],
  ['[contract.bankAccount] bank account 3 to 50', /Bank account number/u, 50],
  ['[contract.required] other fields max 255', /Branch/u, 255],
])('%s: a longer one stays as it was pasted, is told at the field, and is not sent', async (_sentence, label, most) => {
  const asked = answers()
  await show(<ContractEdit contract={whole} readAgain={readAgain} />)
  await page.findByLabelText(/Business name/u)
  await type(label, '1'.repeat(most + 1))
  await save()
  expect(field(label).value).toBe('1'.repeat(most + 1))
  expect(page.getByText(`Longer than ${most} characters; remove 1.`)).toBeDefined()
  expect(asked.filter(({ url }) => url.pathname.endsWith('contract/update'))).toEqual([])
})

test('commission is typed in percent and sent in basis points, with the version that was seen', async () => {
  const asked = answers({ 'contract/update': () => ({ body: { data: { version: 4 } } }) })
  await show(<ContractEdit contract={whole} readAgain={readAgain} />)
  expect((await page.findByLabelText<HTMLInputElement>(/Commission/u)).value).toBe('15.5')
  await type(/Commission/u, '12,25')
  await save()
  await waitFor(() =>
    expect(asked.find(({ url }) => url.pathname.endsWith('contract/update'))?.body).toMatchObject({ commission: 1225, version: 3 }),
  )
  expect(await page.findByText('The legal information is saved.')).toBeDefined()
})

const agreed = { commission: 1200, person: 'Phạm Hoàng Bảo Ngọc', at: '2026-11-21T03:00:00Z' }

test('what the property enters is a proposal, and says so', async () => {
  answers()
  await show(<ContractEdit contract={whole} readAgain={readAgain} />)
  expect((await page.findByLabelText<HTMLInputElement>(/Commission proposed/u)).disabled).toBe(false)
  expect(page.getByText(/Innkeeper confirms or changes it/u)).toBeDefined()
})

test('an agreed commission is only shown, with who agreed; the rest is saved with it', async () => {
  const asked = answers({ 'contract/update': () => ({ body: { data: { version: 4 } } }) })
  await show(<ContractEdit contract={{ ...whole, commission: 1200, agreed }} readAgain={readAgain} />)
  const shown = await page.findByLabelText<HTMLInputElement>(/Commission agreed/u)
  expect([shown.disabled, shown.value]).toEqual([true, '12'])
  expect(page.getByText(/^Confirmed by Phạm Hoàng Bảo Ngọc of Innkeeper/u)).toBeDefined()
  await type(/Branch/u, 'Hội An')
  await save()
  await waitFor(() =>
    expect(asked.find(({ url }) => url.pathname.endsWith('contract/update'))?.body).toMatchObject({ commission: 1200, branch: 'Hội An' }),
  )
})

const readWords = 'Read anew'

const ReadAnew = ({ latest }: { latest: Contract }) => {
  const [contract, setContract] = useState(whole)
  return (
    <>
      <button type="button" aria-label={readWords} onClick={() => setContract(latest)} />
      <ContractEdit contract={contract} readAgain={readAgain} />
    </>
  )
}

test('a proposal that was being typed when the platform agreed gives way, without a choice; what else was typed stays', async () => {
  const asked = answers({ 'contract/update': () => ({ body: { data: { version: 5 } } }) })
  await show(<ReadAnew latest={{ ...whole, version: 4, commission: 1200, agreed, changedBy: agreed.person }} />)
  await page.findByLabelText(/Branch/u)
  await type(/Branch/u, 'Mine')
  await type(/Commission/u, '9')
  await userEvent.click(page.getByRole('button', { name: readWords }))
  expect((await page.findByLabelText<HTMLInputElement>(/Commission agreed/u)).value).toBe('12')
  expect(page.queryByText('9 %', { selector: 'td' })).toBeNull()
  await save()
  await waitFor(() =>
    expect(asked.find(({ url }) => url.pathname.endsWith('contract/update'))?.body).toMatchObject({
      commission: 1200,
      branch: 'Mine',
      version: 4,
    }),
  )
})

test('a released contract stays as agreed: the form is locked and says why', async () => {
  answers()
  await show(<ContractEdit contract={{ ...whole, state: 'signed', open: false, endsOn: '2027-11-20' }} readAgain={readAgain} />)
  expect((await page.findByLabelText<HTMLInputElement>(/Business name/u)).matches(':disabled')).toBe(true)
  expect(page.getAllByText(/The contract is released/u).length).toBeGreaterThan(0)
  expect(page.getByText('The contract runs until 20/11/2027.')).toBeDefined()
  expect(page.getByRole('button', { name: /Save the legal information/u }).getAttribute('aria-disabled')).toBe('true')
})

test('who may only look is told so', async () => {
  signIn('E_CONTRACT_1')
  answers()
  await show(<ContractEdit contract={whole} readAgain={readAgain} />, { language: 'vi' })
  expect((await page.findByLabelText<HTMLInputElement>(/Tên doanh nghiệp/u)).matches(':disabled')).toBe(true)
  expect(page.getAllByText('Cần quyền sửa “Hợp đồng điện tử”.').length).toBeGreaterThan(0)
})

test('two people on one contract: mine and theirs stand side by side', async () => {
  answers()
  const shown = await show(<ContractEdit contract={whole} readAgain={readAgain} />)
  await page.findByLabelText(/Branch/u)
  await type(/Branch/u, 'Mine')
  shown.unmount()
  await show(<ContractEdit contract={{ ...whole, version: 4, branch: 'Theirs', changedBy: 'Lê Thu Hà' }} readAgain={readAgain} />)
  const row = (await page.findByText('Theirs', { selector: 'td' })).closest('tr')
  expect([...(row?.cells ?? [])].map((cell) => cell.textContent)).toEqual(['Branch', 'Mine', 'Theirs'])
})
