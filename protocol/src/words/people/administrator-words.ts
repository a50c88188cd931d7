import { say, type Saying } from '#say.ts'

/** What an administrator of the platform acts as. */
export const administratorTypes = ['AM', 'SM', 'CM'] as const

/** What administrators act as, in words. */
export const administratorTypeWords: Readonly<Record<(typeof administratorTypes)[number], Saying>> = {
  AM: say('Quản lý khách hàng (AM)', 'Account manager (AM)'),
  SM: say('Quản lý kinh doanh (SM)', 'Sales manager (SM)'),
  CM: say('Quản lý hợp đồng (CM)', 'Contract manager (CM)'),
}
