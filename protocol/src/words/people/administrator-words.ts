import { say, type Saying } from '#say.ts'

/** The roles of the platform's administrators. */
export const administratorTypes = ['AM', 'SM', 'CM'] as const

/** The names of the administrators' roles. */
export const administratorTypeWords: Readonly<Record<(typeof administratorTypes)[number], Saying>> = {
  AM: say('Quản lý khách hàng (AM)', 'Account manager (AM)'),
  SM: say('Quản lý kinh doanh (SM)', 'Sales manager (SM)'),
  CM: say('Quản lý hợp đồng (CM)', 'Contract manager (CM)'),
}
