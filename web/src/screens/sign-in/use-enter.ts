import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { keepDeviceToken } from '#kit/known-device.ts'
import { keepOwnSession, keepParams, type SignedIn } from '#kit/session/session.ts'
import { lateSeconds } from '#kit/loading/within.ts'
import { isInside, paths } from '#paths.ts'
import { paramsOf, type SignInSearch } from './sign-in-search.ts'

/** The way from the sign-in page into the application. */
export type Entrance = {
  /** Stores the session, forgets what another session had read, and goes to where the person wants to be. */
  readonly enter: (signedIn: SignedIn) => void
  /** The person is signed in, and the application is on its way. */
  readonly coming: boolean
  /** Loads the page anew where the person wants to be; null unless the application keeps them waiting or does not come. */
  readonly again: (() => void) | null
}

type Way = { readonly signedIn: SignedIn; readonly stuck: boolean }

/** Enters, and knows how that goes. */
export const useEnter = (search: SignInSearch): Entrance => {
  const router = useRouter()
  const queries = useQueryClient()
  const [way, setWay] = useState<Way | null>(null)
  const enter = (signedIn: SignedIn) => {
    queries.clear()
    keepOwnSession(signedIn)
    keepDeviceToken(signedIn.device)
    keepParams(paramsOf(search))
    setWay({ signedIn, stuck: false })
    void bringInside().then((entryPath) =>
      entryPath === null ? setWay({ signedIn, stuck: true }) : router.navigate({ href: entryPath(signedIn, search), replace: true }),
    )
  }
  const waitsFor = way?.stuck === false ? way.signedIn : null
  useEffect(() => {
    if (waitsFor === null) return undefined
    const timer = setTimeout(() => setWay({ signedIn: waitsFor, stuck: true }), lateSeconds * 1000)
    return () => clearTimeout(timer)
  }, [waitsFor])
  return {
    enter,
    coming: waitsFor !== null,
    again: way?.stuck === true ? () => window.location.assign(addressWanted(way.signedIn, search)) : null,
  }
}

/** Has the inside come while a person is still typing. */
export const useInsideSoon = (typing: boolean): void => {
  useEffect(() => {
    if (typing) void bringInside()
  }, [typing])
}

// Only the inside knows which screens there are.
const bringInside = () =>
  import('./entry-path.ts').then(
    ({ entryPath }) => entryPath,
    () => null,
  )

// As far as can be told without the inside; the guards of the address see to the rest.
const addressWanted = ({ user }: SignedIn, search: SignInSearch): string => {
  if (isInside(search.return)) return search.return
  return user.type === null ? paths.property() : paths.admin()
}
