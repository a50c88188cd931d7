import { speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { html, type Html } from '#kit/http/html.ts'

/** What was sent with a form, and why it was refused, by the names of its fields; the empty name is the whole form. */
export type Sent = { readonly values: Readonly<Record<string, string>>; readonly problems: Readonly<Record<string, string>> }

/** Nothing was sent yet. */
export const nothingSent: Sent = { values: {}, problems: {} }

type Shape = {
  readonly name: string
  readonly label: Saying
  /** What the label is about, read out only: the eye sees it beside the field. */
  readonly of?: Saying
  readonly attributes: Html
  readonly hint?: Saying
}

/** A field with its label, its hint and why it was refused; it keeps what was typed. */
export const field = ({ values, problems }: Sent, language: Language, { name, label, of, attributes, hint }: Shape): Html => {
  const problem = problems[name]
  const described = [...(hint === undefined ? [] : [`${name}-hint`]), ...(problem === undefined ? [] : [`${name}-problem`])].join(' ')
  return html`<div class="field">
    <label for="${name}"
      >${speak(label, language)}${of === undefined ? '' : html`<span class="hidden">: ${speak(of, language)}</span>`}</label
    >
    <input
      id="${name}"
      name="${name}"
      value="${values[name] ?? ''}"
      ${attributes}
      ${problem === undefined ? '' : html`aria-invalid="true"`}
      ${described === '' ? '' : html`aria-describedby="${described}"`}
    />
    ${hint === undefined ? '' : html`<p class="muted" id="${name}-hint">${speak(hint, language)}</p>`}
    ${problem === undefined ? '' : html`<p class="problem" id="${name}-problem">${problem}</p>`}
  </div>`
}

/** Why the whole form was refused, read out at once. */
export const formProblem = ({ problems }: Sent): Html | '' =>
  problems[''] === undefined ? '' : html`<p class="problem" role="alert">${problems['']}</p>`
