const name = 'knownDevice'

/** The token by which accounts know this browser, empty before anybody signed in; logging out leaves it. */
export const deviceToken = (): string => window.localStorage.getItem(name) ?? ''

/** Keeps the token that signing in gave to this browser. */
export const keepDeviceToken = (token: string | null): void => {
  if (token !== null) window.localStorage.setItem(name, token)
}
