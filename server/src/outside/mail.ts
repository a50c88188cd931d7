import type { Language } from '@innkeeper/protocol/say'

/** A letter to one person, in that person's language. */
export type Letter = { readonly to: string; readonly language: Language; readonly subject: string; readonly text: string }

/** Sends letters; rejects when one could not be handed over, so that it is tried again. */
export type Mailer = { readonly send: (letter: Letter, id: string) => Promise<void> }
