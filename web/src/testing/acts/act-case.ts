import type { CallPath } from '@innkeeper/protocol/catalogue'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { SignedIn } from '#kit/session/session.ts'
import type { answerCalls } from '../answers.ts'

/** What the pretended server answers besides the act. */
export type Reads = NonNullable<Parameters<typeof answerCalls>[0]>

/** An act that is done by pressing: its call, what shows its button, and the presses that do it. */
export type ActCase = {
  readonly call: CallPath
  readonly part: ReactNode
  readonly address?: string
  /** What this tab keeps from before. */
  readonly before?: () => void
  /** The names of the buttons, pressed one after the other; the last press sends. */
  readonly presses: readonly string[]
  /** What the last press is made on, where it is no button. */
  readonly pressedAs?: 'menuitem' | 'checkbox'
  /** The last press leaves open what the first one opened. */
  readonly staysOpen?: true
  /** What is typed, ticked and chosen before the last press. */
  readonly fill?: () => Promise<void>
  /** What must be filled in again before a second try. */
  readonly refill?: () => Promise<void>
  readonly reads?: Reads
  /** What is read once the act is done. */
  readonly readsAfter?: Reads
  readonly sends: object
  readonly answer: unknown
  /** What is told once it is done. */
  readonly told?: string
  /** Where it leads once it is done, where nothing is told. */
  readonly leadsTo?: string
  readonly isAdministrator?: boolean
  /** What the session has besides every right. */
  readonly session?: Partial<SignedIn>
  /** The right to change, without which the button cannot be pressed. */
  readonly needs?: string
}

/** The moment and the ids that cases speak of. */
export const at = '2026-11-21T08:20:00.000000Z'
export const id = '01900000-0000-7000-8000-000000000501'
export const other = '01900000-0000-7000-8000-000000000502'

/** Answers a read with this. */
export const read = (data: unknown) => () => ({ body: { data } })

/** Types texts into the fields of these labels, over what stands there. */
export const typed =
  (texts: Readonly<Record<string, string>>): (() => Promise<void>) =>
  async () => {
    for (const [label, text] of Object.entries(texts)) {
      const input = await page.findByLabelText(new RegExp(`^${label}`, 'u'))
      await userEvent.clear(input)
      await userEvent.click(input)
      await userEvent.paste(text)
    }
  }

/** Presses what has this role and name. */
export const pressed =
  (role: 'button' | 'checkbox' | 'radio', name: string | RegExp): (() => Promise<void>) =>
  async () =>
    userEvent.click(await page.findByRole(role, { name }))

/** Chooses in a list of choices. */
export const chosen =
  (label: RegExp, choice: RegExp): (() => Promise<void>) =>
  async () => {
    await userEvent.click(await page.findByRole('combobox', { name: label }))
    const list = await page.findByRole('listbox', { name: label, hidden: true })
    await userEvent.click(await within(list).findByRole('option', { name: choice, hidden: true }))
  }

/** Waits until a field of this label is there. */
export const seen = (label: string) => async (): Promise<void> => void (await page.findByLabelText(new RegExp(`^${label}`, 'u')))

/** One after the other. */
export const steps =
  (...each: readonly (() => Promise<void>)[]): (() => Promise<void>) =>
  async () => {
    for (const step of each) await step()
  }
