const name = 'knownDevice'

/** The token by which accounts recognise this browser. It is empty until somebody signs in, and logging out does not remove it. */
export const deviceToken = (): string => window.localStorage.getItem(name) ?? ''

/** Keeps the token that signing in gave to this browser. */
export const keepDeviceToken = (token: string | null): void => {
  if (token !== null) window.localStorage.setItem(name, token)
}
