import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { functionCodes } from '@innkeeper/protocol/access'
import { keepOwnSession } from './kit/session/session.ts'
import type { ActCase } from './testing/acts/act-case.ts'
import { actCases } from './testing/acts/act-cases.ts'
import { answerCalls } from './testing/answers.ts'
import { allow } from './testing/record-cases.ts'
import { rolesOf, signedInAs } from './testing/sessions.ts'
import { show } from './testing/show.tsx'

// A browser that has a passkey gives it at once.
vi.mock('@simplewebauthn/browser', () => ({
  startRegistration: async () => ({ id: 'made' }),
  startAuthentication: async () => ({ id: 'made' }),
}))

type Given = object | Promise<object>

/** Shows the button of an act that is answered so; what is read after the act is read once it was answered. */
const showAct = async (one: ActCase, answer: () => Given, codes: readonly string[] = functionCodes) => {
  signIn(one, codes)
  one.before?.()
  let done = false
  const reads = Object.entries({ ...one.reads, ...one.readsAfter }).map(([path]) => [
    path,
    (asked: Parameters<NonNullable<NonNullable<ActCase['reads']>['profile/info']>>[0]) =>
      readOf(one, path, done)?.(asked) ?? Promise.reject(new TypeError(`nobody answers ${path}`)),
  ])
  const asked = answerCalls({
    ...Object.fromEntries(reads),
    [one.call]: async () => {
      const given = { body: {}, ...(await answer()) }
      done = !('status' in given)
      return given
    },
  })
  const { router } = await show(one.part, one.address === undefined ? {} : { address: one.address })
  const before = router.state.location.pathname
  return {
    sent: () => asked.filter(({ url }) => url.pathname === `/api/v2/hotel/${one.call}`),
    isDone: async () => {
      if (one.told !== undefined) expect((await page.findAllByText(one.told)).length).toBeGreaterThan(0)
      if (one.leadsTo !== undefined) await expect.poll(() => router.state.location.pathname).toBe(one.leadsTo)
    },
    isNotDone: () => {
      if (one.told !== undefined) expect(page.queryByText(one.told)).toBeNull()
      expect(router.state.location.pathname).toBe(before)
    },
  }
}

const signIn = (one: ActCase, codes: readonly string[]) => {
  allow(...(one.isAdministrator === true ? [] : codes))
  if (one.session !== undefined) keepOwnSession({ ...signedInAs(one.session), user: { ...signedInAs().user, roles: rolesOf(codes) } })
}

const readOf = ({ reads, readsAfter }: ActCase, path: string, done: boolean) =>
  Object.entries({ ...reads, ...(done ? readsAfter : {}) }).find(([other]) => other === path)?.[1]

/** The button of that name; where a question is open, the one that answers it. */
const button = async (name: string, role: string = 'button'): Promise<HTMLElement> => {
  const dialog = page.queryByRole('dialog')
  return dialog === null ? page.findByRole(role, { name }) : within(dialog).findByRole(role, { name })
}

/** Makes all presses but the last, fills in what is asked, and answers the button for the last press. */
const opened = async ({
  presses: [first = '', second],
  pressedAs,
  fill,
}: Pick<ActCase, 'presses' | 'pressedAs' | 'fill'>): Promise<HTMLElement> => {
  if (second !== undefined) {
    await userEvent.click(await ready(first))
    await page.findByRole(pressedAs === undefined ? 'dialog' : 'menu')
  }
  await fill?.()
  return ready(second ?? first, pressedAs)
}

/** The button of that name, once it can be pressed. */
const ready = (name: string, role?: string): Promise<HTMLElement> =>
  waitFor(async () => {
    const found = await button(name, role)
    expect(found.getAttribute('aria-disabled')).not.toBe('true')
    return found
  })

/** The button for the same act once more: where it was pressed, or opened again. */
const again = async (one: ActCase): Promise<HTMLElement> => {
  if (one.presses.length > 1 && one.staysOpen !== true) {
    await waitFor(() => expect(page.queryByRole(one.pressedAs === undefined ? 'dialog' : 'menu')).toBeNull())
    return opened({ presses: one.presses, ...(one.pressedAs === undefined ? {} : { pressedAs: one.pressedAs }) })
  }
  await one.refill?.()
  return button(one.presses.at(-1) ?? '', one.pressedAs)
}

const whole = ({ answer }: ActCase) => ({ body: { data: answer } })

test.each(actCases)('the act $call: pressed twice it is sent once, and then told', async (one) => {
  const answer = Promise.withResolvers<object>()
  const { sent, isDone } = await showAct(one, () => answer.promise)
  const last = await opened(one)
  await userEvent.dblClick(last)
  await waitFor(() => expect(sent()).toHaveLength(1))
  answer.resolve(whole(one))
  await isDone()
  // A change that the specification spells with GET has its fields in the address.
  expect(sent().map(({ body, url }) => Object.assign({}, body, Object.fromEntries(url.searchParams)))).toEqual([
    expect.objectContaining(one.sends),
  ])
})

test.each(actCases)('the act $call: refused, it says why', async (one) => {
  const { sent, isNotDone } = await showAct(one, () => ({
    status: 409,
    body: { responseCode: 100, refusal: 'recordChanged', message: 'It is not so.' },
  }))
  await userEvent.click(await opened(one))
  expect((await page.findAllByText(/It is not so\./u)).length).toBeGreaterThan(0)
  isNotDone()
  expect(sent()).toHaveLength(1)
})

test.each(actCases)('the act $call: without an answer it says so, and the next press is the same act', async (one) => {
  let tries = 0
  const { sent, isDone } = await showAct(one, () => {
    tries += 1
    if (tries === 1) throw new TypeError('the connection is lost')
    return whole(one)
  })
  await userEvent.click(await opened(one))
  expect((await page.findAllByText(/The server cannot be reached/u)).length).toBeGreaterThan(0)
  await userEvent.click(await again(one))
  await isDone()
  const [first, second] = sent().map(({ headers, body }) => ({ key: headers.get('idempotency-key'), body }))
  expect(second).toEqual(first)
})

test.each(actCases.filter(({ needs }) => needs !== undefined))(
  'the act $call: without the right it says so and is not sent',
  async (one) => {
    const others = functionCodes.filter((code) => code !== one.needs)
    const { sent, isNotDone } = await showAct(one, () => whole(one), others)
    const [name = ''] = one.presses
    const first = await button(name)
    expect(first.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(first)
    isNotDone()
    expect(sent()).toEqual([])
  },
)
