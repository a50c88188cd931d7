import { connectCalls } from './connect.ts'
import { emailCalls } from './email.ts'
import { headerFooterCalls } from './header-footer.ts'

/** The calls of the menu's section “support”: the domain and the look of the property's own site, and its letters. */
export const supportSection = { ...connectCalls, ...headerFooterCalls, ...emailCalls }
