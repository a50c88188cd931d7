import { holdsAll, type FunctionCode } from '@innkeeper/protocol/access'
import { callAt, callPaths } from '@innkeeper/protocol/catalogue'
import { urlOf } from '@innkeeper/protocol/url-of'
import type { Route } from 'playwright-core'
import { z } from 'zod'
import type { Visitor } from './visit.ts'

const withRoles = z.looseObject({ data: z.looseObject({ user: z.looseObject({}) }) })
const accessByUrl = new Map(callPaths.map((path) => [urlOf(path), callAt(path).access]))

/**
 * Leaves a visitor these codes only, from the next page on: the answer to signing in has no others, and a call that needs more is answered 403, as the server
 * would. Both follow the catalogue, like the server. Returns the list of refused calls. No screen is open afterwards: one that still had all rights would be
 * refused, and that ends the session.
 */
export const leaveOnly = async ({ page }: Visitor, codes: readonly FunctionCode[]): Promise<readonly string[]> => {
  await page.goto('/healthz')
  const refused: string[] = []
  const held = new Set<string>(codes)
  await page.route('**/api/v2/hotel/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const access = accessByUrl.get(pathname)
    if (access?.who === 'property' && !holdsAll(held, access.codes)) {
      refused.push(pathname)
      await route.fulfill({ status: 403, json: { responseCode: 103, message: '', refusal: 'noRight', requestId: 'none' } })
    } else if (pathname.endsWith('/login/token')) await narrow(route, codes)
    else await route.continue()
  })
  await page.addInitScript(narrowStored, codes)
  return refused
}

const rolesOf = (codes: readonly string[]) => codes.map((fnCode) => ({ fnCode, type: 'view' }))

const narrow = async (route: Route, codes: readonly FunctionCode[]): Promise<void> => {
  const answer = withRoles.parse(await (await route.fetch()).json())
  await route.fulfill({ json: { ...answer, data: { ...answer.data, user: { ...answer.data.user, roles: rolesOf(codes) } } } })
}

// Runs in each page before it begins: removes the other codes from the browser's stored session, which an answer on its way may have brought back.
const narrowStored = (codes: readonly string[]): void => {
  const text = localStorage.getItem('currentUser')
  if (text === null) return
  const stored: unknown = JSON.parse(text)
  const roles = codes.map((fnCode) => ({ fnCode, type: 'view' }))
  localStorage.setItem('currentUser', JSON.stringify(Object.assign(stored instanceof Object ? stored : {}, { roles })))
}
