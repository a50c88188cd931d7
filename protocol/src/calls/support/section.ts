import { emailCalls } from './email.ts'

/** The calls of the menu's section “support”: the property's own letters. */
export const supportSection = { ...emailCalls }
