import { needsSession } from '@innkeeper/protocol/access'
import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { fileShape } from '@innkeeper/protocol/format/file-shape'
import { afterAll, beforeAll } from 'vitest'
import { emailsGone } from './server/emails-gone.ts'
import { signInAdmin, signInTo, startSession, type SignedIn } from './factories/factories.ts'
import { rightInput, type Kept } from './inputs/right-inputs.ts'
import { listenLive } from './listen-live.ts'
import type { SampleWorld } from './sample-world.ts'
import { send, type Sent } from './send.ts'
import type { TestServer } from './server/test-server.ts'

/** A read whose answer a change has altered for an onlooker, and the prefixes that their open screens have heard to be out of date. */
export type Altered = Difference & { readonly who: string; readonly read: CallPath; readonly heard: () => ReadonlySet<string> }

type Difference = { readonly from: string; readonly to: string }

/** People with open screens: a colleague of whoever makes a change, an administrator, and whoever makes it, on another device. */
export type Onlookers = {
  /** The headers of whoever makes a change. */
  readonly callerOf: (path: CallPath) => Promise<Readonly<Record<string, string>>>
  /** Who makes changes: the owner of the property and an administrator, in new sessions, because some changes end sessions. */
  readonly callers: () => Promise<{ readonly owner: SignedIn; readonly admin: SignedIn }>
  /** Reads everything anew, after a change that is not looked at. */
  readonly lookAgain: () => Promise<void>
  /** Sees that everybody's live channel is open. After a change, `altered` reads everything again. */
  readonly watch: () => Promise<{ readonly altered: () => Promise<readonly Altered[]> }>
}

type Onlooker = { readonly who: string; readonly account: SignedIn; readonly reads: readonly CallPath[] }
type Answers = ReadonlyMap<CallPath, string>

/** For the top of a test file, after its sample data. */
export const useOnlookers = (server: TestServer, world: SampleWorld): Onlookers => {
  let people: { readonly owner: SignedIn; readonly admin: SignedIn; readonly watching: readonly Watching[] } | null = null
  afterAll(() => {
    for (const { close } of people?.watching ?? []) close()
  })
  const present = () => {
    if (people === null) throw new Error('Onlookers are there only inside tests and hooks')
    return people
  }
  beforeAll(async () => {
    const [owner, admin] = [await signInTo(server, world.propertyId()), await signInAdmin(server)]
    const colleague = await signInTo(server, world.propertyId())
    const onlookers: Onlooker[] = [
      { who: 'a colleague', account: colleague, reads: [...readsFor('property'), ...readsFor('signedIn')] },
      { who: 'an administrator', account: await signInAdmin(server), reads: readsFor('administrator') },
      { who: 'the same person elsewhere', account: owner, reads: readsFor('signedIn') },
    ]
    const watching = []
    for (const onlooker of onlookers) watching.push(await startWatching(server, onlooker, world.kept()))
    people = { owner, admin, watching }
  })
  return {
    callerOf: async (path) => {
      const { who } = callAt(path).access
      const key = { 'idempotency-key': crypto.randomUUID() }
      if (!needsSession(callAt(path).access)) return { ...(await world.newCaller(path)), ...key }
      return { ...headersOf(await newSession(server, who === 'administrator' ? present().admin : present().owner)), ...key }
    },
    callers: async () => ({ owner: await newSession(server, present().owner), admin: await newSession(server, present().admin) }),
    lookAgain: async () => {
      for (const { lookAgain } of present().watching) await lookAgain()
    },
    watch: async () => {
      const watched = await Promise.all(present().watching.map(({ watch }) => watch()))
      return { altered: () => emailsGone(server).then(async () => (await Promise.all(watched.map((altered) => altered()))).flat()) }
    },
  }
}

/** An onlooker: `watch` returns how to read everything again. */
type Watching = {
  readonly lookAgain: () => Promise<void>
  readonly watch: () => Promise<() => Promise<readonly Altered[]>>
  readonly close: () => void
}

const startWatching = async (server: TestServer, onlooker: Onlooker, kept: Kept): Promise<Watching> => {
  const first = await readAll(server, onlooker, kept)
  let last = await readAll(server, onlooker, kept)
  let open: OpenScreen | null = null
  // What differs without any change, such as the list of one's own sessions, tells nothing.
  const steady = onlooker.reads.filter((read) => first.get(read) === last.get(read))
  const lookAgain = async () => {
    last = await readAll(server, onlooker, kept)
  }
  const watch = async () => {
    // Opening is limited for each person, and a change may have ended the session.
    open = open?.isOpen() === true ? open : await openScreen(server, onlooker)
    const heard = open.hearAnew()
    return async () => {
      const before = last
      await lookAgain()
      return steady
        .filter((read) => before.get(read) !== last.get(read))
        .map((read) => ({ who: onlooker.who, read, heard, ...differenceOf(before.get(read), last.get(read)) }))
    }
  }
  return { lookAgain, watch, close: () => open?.close() }
}

/** An onlooker's live channel: `hearAnew` forgets the prefixes that it has heard, and returns how to look at those that come. */
type OpenScreen = { readonly isOpen: () => boolean; readonly hearAnew: () => () => ReadonlySet<string>; readonly close: () => void }

const openScreen = async (server: TestServer, { account }: Onlooker): Promise<OpenScreen> => {
  let prefixes = new Set<string>()
  let isOpen = true
  const ear = await listenLive(server.url(), (await newSession(server, account)).token)
  const listen = async (): Promise<void> => {
    for (const prefix of (await ear.next('stale')).prefixes) prefixes.add(prefix)
    return listen()
  }
  listen().catch(() => (isOpen = false))
  const hearAnew = () => {
    const heard = (prefixes = new Set())
    return () => heard
  }
  return { isOpen: () => isOpen, hearAnew, close: ear.close }
}

/** A new session, because requests are limited by session, and some calls end sessions. */
const newSession = (server: TestServer, { accountId, propertyId, fullName }: SignedIn): Promise<SignedIn> =>
  startSession(server, { accountId, propertyId, fullName })

const atOnce = 4

const readAll = async (server: TestServer, { account, reads }: Onlooker, kept: Kept): Promise<Answers> => {
  const headers = headersOf(await newSession(server, account))
  const answers = new Map<CallPath, string>()
  const left = [...reads]
  const readOn = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop())
      answers.set(path, textOf(await send(server.url(), path, rightInput(path, callAt(path), kept), headers)))
  }
  await Promise.all(Array.from({ length: atOnce }, readOn))
  return answers
}

const headersOf = ({ token }: SignedIn) => ({ authorization: `Token ${token}` })

/** The reads of one kind of person. A file has the rows of its list, and what is dear or may seldom be asked is read once, when somebody asks for it. */
const readsFor = (who: string): readonly CallPath[] =>
  callPaths.filter((path) => {
    const { kind, access, output, dear, limits } = callAt(path)
    const isFree = dear === undefined && (limits?.perMinute ?? manyTimes) >= manyTimes
    return kind === 'read' && access.who === who && output !== fileShape && isFree
  })

/** How often an onlooker may read the same in a minute, at most. */
const manyTimes = 60

/** An answer as text, without the marks of the reading itself (moments, tokens, who was seen last) and how often a queue has tried meanwhile. */
const textOf = ({ status, data, refusal, total }: Sent): string =>
  JSON.stringify({ status, data, refusal, total }, (key, value: unknown) => (marks.has(key) ? undefined : value)).replaceAll(moments, '')

const marks: ReadonlySet<string> = new Set(['token', 'entered', 'lastUsedAt', 'lastSignInAt', 'attempts'])
const moments = /\d{4}-\d\d-\d\dT[\d:.]+Z/gu

/** Where two answers part, for whoever reads the failed test. */
const differenceOf = (from = '', to = ''): Difference => {
  const at = [...from].findIndex((letter, index) => letter !== to[index])
  const cut = (text: string) => text.slice(Math.max(0, at - 40), at + 80)
  return { from: cut(from), to: cut(to) }
}
