import { screen as page } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { common, giftCodeRow } from '#testing/sale-rows.ts'
import { rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { GiftCodeListScreen } from './gift-code-list-screen.tsx'
import { GiftCodeScreen } from './gift-code-screen.tsx'

const { id } = giftCodeRow
const screens = '/u/0/hotel-manage/gift-code'

beforeEach(() => keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: rolesOf(['GIFT_CODE_1', 'GIFT_CODE_2']) } })))

const answer = (begun: boolean) =>
  answerCalls({
    'giftcode/get-list': () => ({ body: { data: [{ ...giftCodeRow, begun }], total: 1, all: 1 } }),
    'giftcode/detail': () => ({ body: { data: { ...giftCodeRow, begun } } }),
    'giftcode/get-choices': () => ({ body: { data: { here: common.id, hotels: [], agents: [], today: '2026-11-23' } } }),
  })

const each = [
  ['a code that has not started', false, 'gift-edit', 'gift-update'],
  ['a running one', true, 'gift-update', 'gift-edit'],
] as const

test.each(each)('the list leads to %s (begun: %s) at %s', async (_what, begun, right) => {
  answer(begun)
  await show(<GiftCodeListScreen />, { address: screens })
  const [link] = await page.findAllByRole('link', { name: giftCodeRow.nameEn })
  expect(link?.getAttribute('href')).toBe(`${screens}/${right}?id=${id}`)
})

test.each(each)('%s (begun: %s) is opened at %s, whatever the address said', async (_what, begun, right, wrong) => {
  answer(begun)
  const { router } = await show(<GiftCodeScreen />, { address: `${screens}/${wrong}?id=${id}` })
  await expect.poll(() => router.state.location.pathname).toBe(`${screens}/${right}`)
  expect(router.state.location.search).toEqual({ id })
})
