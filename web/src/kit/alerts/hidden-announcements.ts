const cookieName = 'hiddenAnnouncements'
/** A year; announcements end long before that. */
const seconds = 31_536_000
/** A cookie may hold 4,096 bytes, so only the newest entries are kept; the announcements of older ones have ended. */
const mostKept = 40

/** Whether a user chose not to see an announcement again; a cookie of this browser remembers it, per announcement and user. */
export const isHidden = (cookies: string, id: string, userName: string): boolean => entriesOf(cookies).includes(entryOf(id, userName))

/** The cookie that remembers one more announcement that a user does not want to see again. */
export const hidingCookie = (cookies: string, id: string, userName: string): string => {
  const entries = [...new Set([...entriesOf(cookies), entryOf(id, userName)])].slice(-mostKept)
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  return `${cookieName}=${entries.join('|')}; path=/; max-age=${seconds}; samesite=lax${secure}`
}

/** The cookie's entry that hides one announcement from one user. */
export const entryOf = (id: string, userName: string): string => `${id}:${encodeURIComponent(userName)}`

const entriesOf = (cookies: string): readonly string[] => {
  const own = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`))
  return own === undefined ? [] : own.slice(cookieName.length + 1).split('|')
}
