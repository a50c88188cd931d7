import { say } from '@innkeeper/protocol/say'
import { letterBlankWords } from '@innkeeper/protocol/words/mail/letter-blanks'
import { Fragment, useEffect, useRef } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Card } from '#ui/page/card.tsx'
import styles from './letters.module.css'
import type { WordsForm } from './use-words-form.ts'

/** The blanks that this kind of email has; a press puts one where the person typed last. */
export const BlanksCard = ({ form, blanks }: { form: WordsForm; blanks: readonly string[] }) => {
  const t = useSay()
  const insert = useInsert(form)
  const words: Readonly<Record<string, (typeof letterBlankWords)['guest']>> = letterBlankWords
  return (
    <Card title={title}>
      <p className={styles['lead']}>{t(hint)}</p>
      <dl className={styles['blanks']}>
        {blanks.map((name) => (
          <Fragment key={name}>
            <dt>
              <button type="button" className={styles['blank']} onClick={() => insert(`{${name}}`)}>
                {`{${name}}`}
              </button>
            </dt>
            <dd>{t(words[name] ?? { vi: name, en: name })}</dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  )
}

const names = ['subjectVi', 'bodyVi', 'subjectEn', 'bodyEn'] as const

/** Puts a text into the field that was typed in last, at its caret; into the Vietnamese text where none was. */
const useInsert = (form: WordsForm): ((text: string) => void) => {
  const last = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)
  const { ref } = form.props
  useEffect(() => {
    const element = ref.current
    const remember = ({ target }: FocusEvent) => {
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (isText && names.some((name) => name === target.name)) last.current = target
    }
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [ref])
  return (text) => {
    const found = last.current ?? ref.current?.querySelector('textarea')
    const name = names.find((one) => one === found?.name)
    if (found === null || found === undefined || name === undefined) return
    const [from, to] = [found.selectionStart ?? found.value.length, found.selectionEnd ?? found.value.length]
    form.set(name, `${found.value.slice(0, from)}${text}${found.value.slice(to)}`)
    found.focus()
    requestAnimationFrame(() => found.setSelectionRange(from + text.length, from + text.length))
  }
}

const title = say('Chỗ điền', 'Blanks to fill')
const hint = say(
  'Bấm để đặt vào chỗ đang gõ. Dòng mà mọi chỗ điền đều trống thì không gửi.',
  'Press one to put it where you type. A line whose blanks are all empty is not sent.',
)
