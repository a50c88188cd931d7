import { isDay, todayIn } from '@innkeeper/rules/days/day'
import { beginRead } from '#kit/calls/begun.ts'
import { gridReadCodes, gridReadUrl } from '#kit/calls/wire/grid-read.at-build.ts'
import { queryText } from '#kit/calls/keys/query-text.ts'
import { languageToBegin } from '#kit/language/language-choice.ts'
import { openingPiece } from './pieces.ts'
import { trusted } from '#kit/trusted.ts'

/** What of a kept session it needs; `kit/session/session.ts` keeps and checks it. */
type Kept = {
  readonly currentUser?: { readonly token?: string; readonly expiresAt?: string; readonly roles?: readonly { readonly fnCode?: string }[] }
  readonly userInfo?: { readonly hotel?: { readonly timeZone?: string } | null }
}

const gridPath = /^\/u\/([^/]+)\/hotel-manage\/room-sale\/avail-and-rate\/?$/

/**
 * Where the address of the grid is opened by somebody who may see it, asks for the nights that will be seen, while the code that shows them is still coming. Whatever is not as
 * expected is left to that code.
 */
export const beginGrid = (): void => {
  const property = gridPath.exec(window.location.pathname)?.[1]
  const { currentUser: user, userInfo } = property === undefined ? {} : keptSession(property)
  const timeZone = userInfo?.hotel?.timeZone
  if (user?.token === undefined || timeZone === undefined || !(Date.parse(user.expiresAt ?? '') > Date.now())) return
  if (!gridReadCodes.every((code) => user.roles?.some(({ fnCode }) => fnCode === code))) return
  const asked = new URLSearchParams(window.location.search).get('from') ?? ''
  const piece = openingPiece(todayIn(timeZone, new Date()), isDay(asked) ? asked : null)
  const url = gridReadUrl + queryText(Object.entries(piece))
  const headers = { accept: 'application/json', 'accept-language': languageToBegin(), authorization: `Token ${user.token}` }
  beginRead(url, headers)
}

const keptSession = (property: string): Kept => {
  if (property !== '0') return trusted<Record<string, Kept> | null>(stored('hotelTokens'))?.[property] ?? {}
  return trusted<Kept>({ currentUser: stored('currentUser') ?? {}, userInfo: stored('userInfo') ?? {} })
}

const stored = (name: string): unknown => JSON.parse(window.localStorage.getItem(name) ?? 'null')
