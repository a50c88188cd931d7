import { say } from '@innkeeper/protocol/say'
import { useEffect, useRef, useState } from 'react'
import { ask } from '#kit/calls/ask.ts'
import { solveCaptcha } from '#kit/captcha/captcha.ts'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import styles from './captcha-field.module.css'
import { CheckField } from '../choice/check-field.tsx'
import { Icon } from '../../look/icon.tsx'

/** "I am not a robot": ticked by the person, proven by a little work of the machine. */
export const CaptchaField = ({ field }: { field: Field<string> }) => {
  const t = useSay()
  const [state, setState] = useState<'waiting' | 'solving' | 'failed'>('waiting')
  const work = useRef<AbortController | null>(null)
  useEffect(() => () => work.current?.abort(), [])
  const solve = async (signal: AbortSignal) => {
    setState('solving')
    try {
      field.change(await solveCaptcha(await ask('captcha/challenge', {}, { signal }), signal))
      setState('waiting')
    } catch (error) {
      if (!signal.aborted) setState(error instanceof Error ? 'failed' : 'waiting')
    }
  }
  const tick = (ticked: boolean | undefined) => {
    work.current?.abort()
    work.current = new AbortController()
    if (ticked === true) void solve(work.current.signal)
    else {
      setState('waiting')
      field.change(undefined)
    }
  }
  const isSolved = field.value !== undefined && field.value !== ''
  const errorOf = (): string | undefined => {
    if (state === 'solving') return undefined
    if (state === 'failed') return t(failed)
    return field.error !== undefined && !isSolved ? t(notTicked) : field.error
  }
  return (
    <div className={styles['box']}>
      <CheckField
        field={{
          name: field.name,
          label: field.label,
          required: true,
          value: isSolved || state === 'solving',
          error: errorOf(),
          change: tick,
          leave: () => undefined,
        }}
      />
      <span role="status" className={styles['state']}>
        {state === 'solving' && (
          <>
            <Icon name="loader-2" className={styles['turning']} /> {t(solving)}
          </>
        )}
        {state !== 'solving' && isSolved && (
          <>
            <Icon name="check" /> {t(solved)}
          </>
        )}
      </span>
    </div>
  )
}

const solving = say('Đang kiểm tra', 'Checking')
const solved = say('Đã kiểm tra', 'Checked')
const notTicked = say('Đánh dấu ô này để tiếp tục.', 'Tick this box to continue.')
const failed = say(
  'Chưa kiểm tra được. Đánh dấu lại; nếu vẫn không được, tải lại trang.',
  'The check failed. Tick again; if it still fails, reload the page.',
)
