import { functionCodes, type FunctionCode } from '@innkeeper/protocol/access'
import { expect, test } from 'vitest'
import { leaveOnly } from './world/fewer-rights.ts'
import { withRecord } from './world/screens/with-record.ts'
import { hotelRoutes, platformRoutes } from './world/screens/screens.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const routes = (await hotelRoutes()).map(({ path, codes }) => [path, codes.join(', '), codes] as const)
const administrators = [
  ['AM', 'vi'],
  ['SM', 'en'],
  ['CM', 'vi'],
] as const
const platformVisits = (await platformRoutes()).flatMap(({ path }) =>
  administrators.map(([type, language]) => [path, type, language] as const),
)
const viewing = functionCodes.filter((code) => code.endsWith('_1'))

/** The first row of a list stands for all, and of many buttons the first are pressed. */
const mostPresses = 15
const pressable =
  'button, [role="tab"], [role="switch"], input[type="checkbox"], input[type="radio"], tbody tr:first-child, [role="gridcell"]'

test.each(routes)('%s asks for nothing that the codes of its route do not allow: %s', async (path, _named, codes) => {
  await openAndPress('vi', path, codes)
})

test.each(routes)('%s asks for nothing that needs a right to change, for who may see everything', async (path) => {
  await openAndPress('en', path, viewing)
})

test.each(platformVisits)(
  '%s asks for nothing that an administrator (%s) may not do, and keeps them signed in (%s)',
  async (path, type, language) => {
    const visitor = await visit({ language })
    await comeAs(visitor, 'admin')
    const address = `${path.includes('$') ? await withRecord(visitor, path) : path}?lang=${language}`
    await visitor.page.evaluate(becomeType, type)
    const refused = refusedAnswers(visitor)
    await pressAll(visitor, address)
    await open(visitor, address)
    expect(await visitor.page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(new URL(visitor.page.url()).pathname).toBe(new URL(address, visitor.page.url()).pathname)
    expect(refused).toEqual([])
    expect(await visitor.page.evaluate(() => localStorage.getItem('jwt'))).not.toBeNull()
    await visitor.leave()
  },
)

/** The calls that the server refused for want of a session or a right, as they come. */
const refusedAnswers = ({ page }: Visitor): readonly string[] => {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 401 || answer.status() === 403) refused.push(new URL(answer.url()).pathname)
  })
  return refused
}

// Runs in the page: the sample data has one administrator, and the browser knows the type from the session that it stores.
const becomeType = (type: string): void => {
  const stored: unknown = JSON.parse(localStorage.getItem('currentUser') ?? '{}')
  const user = stored instanceof Object ? stored : {}
  const info: unknown = Reflect.get(user, 'info')
  const changed = Object.assign(info instanceof Object ? info : {}, { type })
  localStorage.setItem('currentUser', JSON.stringify(Object.assign(user, { info: changed })))
}

/** Opens a screen with these codes, presses what is there, and is signed in still, with no call refused. */
const openAndPress = async (language: 'vi' | 'en', path: string, codes: readonly FunctionCode[]): Promise<void> => {
  const visitor = await visit({ language })
  await comeAs(visitor, 'owner')
  const address = `/u/0/${path.includes('$') ? await withRecord(visitor, path) : path}?lang=${language}`
  const refused = await leaveOnly(visitor, codes)
  await pressAll(visitor, address)
  expect(refused).toEqual([])
  expect(await visitor.page.evaluate(() => localStorage.getItem('jwt'))).not.toBeNull()
  await visitor.page.unrouteAll({ behavior: 'wait' })
  await visitor.leave()
}

/** Opens a screen and presses what is there, one thing after the other; from wherever a press leads one comes back. */
const pressAll = async (visitor: Visitor, address: string): Promise<void> => {
  await open(visitor, address)
  const count = Math.min(mostPresses, await visitor.page.locator('main').locator(pressable).count())
  for (let at = 0; at < count; at += 1) {
    await press(visitor, at)
    if (new URL(visitor.page.url()).pathname !== new URL(address, visitor.page.url()).pathname) await open(visitor, address)
  }
}

const open = async ({ page }: Visitor, address: string): Promise<void> => {
  await page.goto(address)
  await page.locator('main:not(:empty)').waitFor()
  await settled({ page })
}

/** Presses what stands at a place on the page, closes what opens, and waits until nothing is being read. */
const press = async ({ page }: Visitor, at: number): Promise<void> => {
  await page.evaluate(
    ([wanted, number]) => {
      const found = document.querySelector('main')?.querySelectorAll(wanted)[number]
      if (found instanceof HTMLElement && found.getAttribute('aria-disabled') !== 'true') found.click()
    },
    [pressable, at] as const,
  )
  await settled({ page })
  await page.keyboard.press('Escape')
}

const settled = ({ page }: Pick<Visitor, 'page'>) => page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
