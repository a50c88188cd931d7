import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { functionCodes } from '@innkeeper/protocol/access'
import { actCases, type ActCase } from './testing/act-cases.tsx'
import { answerCalls } from './testing/answers.ts'
import { allow } from './testing/record-cases.ts'
import { show } from './testing/show.tsx'

/** Shows the button of an act that is answered so. */
const showAct = async (one: ActCase, answer: () => object | Promise<object>, codes: readonly string[] = functionCodes) => {
  allow(...(one.isAdministrator === true ? [] : codes))
  const asked = answerCalls({ ...one.reads, [one.call]: async () => ({ body: {}, ...(await answer()) }) })
  await show(one.part)
  return () => asked.filter(({ url }) => url.pathname.endsWith(`/${one.call}`))
}

/** The button of that name; where a question is open, the one that answers it. */
const button = async (name: string): Promise<HTMLElement> => {
  const dialog = page.queryByRole('dialog')
  return dialog === null ? page.findByRole('button', { name }) : within(dialog).findByRole('button', { name })
}

/** Makes all presses but the last, and answers the button for that one. */
const opened = async ({ presses: [first = '', second] }: ActCase): Promise<HTMLElement> => {
  if (second === undefined) return button(first)
  await userEvent.click(await button(first))
  return within(await page.findByRole('dialog')).getByRole('button', { name: second })
}

const whole = ({ answer }: ActCase) => ({ body: { data: answer } })

test.each(actCases)('the act $call: pressed twice it is sent once, and then told', async (one) => {
  const answer = Promise.withResolvers<object>()
  const sent = await showAct(one, () => answer.promise)
  const last = await opened(one)
  await userEvent.dblClick(last)
  await waitFor(() => expect(sent()).toHaveLength(1))
  answer.resolve(whole(one))
  expect(await page.findByText(one.told)).toBeDefined()
  expect(sent().map(({ body }) => body)).toEqual([expect.objectContaining(one.sends)])
})

test.each(actCases)('the act $call: refused, it says why', async (one) => {
  const sent = await showAct(one, () => ({ status: 409, body: { responseCode: 100, refusal: 'recordChanged', message: 'It is not so.' } }))
  await userEvent.click(await opened(one))
  expect((await page.findAllByText(/It is not so\./u)).length).toBeGreaterThan(0)
  expect(page.queryByText(one.told)).toBeNull()
  expect(sent()).toHaveLength(1)
})

test.each(actCases)('the act $call: without an answer it says so, and the next press is the same act', async (one) => {
  let tries = 0
  const sent = await showAct(one, () => {
    tries += 1
    if (tries === 1) throw new TypeError('the connection is lost')
    return whole(one)
  })
  await userEvent.click(await opened(one))
  expect((await page.findAllByText(/The server cannot be reached/u)).length).toBeGreaterThan(0)
  await userEvent.click(page.queryByRole('dialog') === null ? await opened(one) : await button(one.presses.at(-1) ?? ''))
  expect(await page.findByText(one.told)).toBeDefined()
  const [first, second] = sent().map(({ headers, body }) => ({ key: headers.get('idempotency-key'), body }))
  expect(second).toEqual(first)
})

test.each(actCases.filter(({ needs }) => needs !== undefined))(
  'the act $call: without the right it says so and is not sent',
  async (one) => {
    const others = functionCodes.filter((code) => code !== one.needs)
    const sent = await showAct(one, () => whole(one), others)
    const [name = ''] = one.presses
    const first = await button(name)
    expect(first.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(first)
    expect(page.queryByText(one.told)).toBeNull()
    expect(sent()).toEqual([])
  },
)
