import { say } from '@innkeeper/protocol/say'
import { useEffect, useRef, useState } from 'react'
import type { Alert, AlertText } from '#kit/alerts/alerts.ts'
import { useSay, type Say } from '#kit/language/language.tsx'
import { useAlertStore } from '#kit/alerts/use-alerts.ts'
import styles from './alert-viewport.module.css'
import { Icon } from '../look/icon.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { useSteady } from '../buttons/use-steady.ts'
import { useClearOfForm } from './use-clear-of-form.ts'
import { KeyHint } from '../buttons/key-hint.tsx'

const hiddenAfter = 2000

/** Bottom left: one alert at a time, hidden after two seconds; hover and focus stop the clock. */
export const AlertViewport = () => {
  const { shown, store } = useAlertStore()
  const place = useRef<HTMLDivElement>(null)
  useClearOfForm(place, shown)
  return (
    <div ref={place} className={styles['place']}>
      <div role="status">{shown?.kind === 'success' && <ShownAlert key={shown.id} alert={shown} hide={store.hide} />}</div>
      <div role="alert">{shown?.kind === 'error' && <ShownAlert key={shown.id} alert={shown} hide={store.hide} />}</div>
    </div>
  )
}

/** What an alert says, in the language shown now. */
export const alertWords = (text: AlertText, t: Say): string => ('words' in text ? text.words : t(text.saying, text.values))

const ShownAlert = ({ alert, hide }: { alert: Alert; hide: () => void }) => {
  const t = useSay()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(hide, hiddenAfter)
    return () => clearTimeout(timer)
  }, [held, hide])
  return (
    <div
      className={styles['alert']}
      data-kind={alert.kind}
      // A finger does not hover: an alert that comes under it, or is touched, would never go.
      onPointerEnter={({ pointerType }) => setHeld(pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={alert.kind === 'success' ? 'circle-check' : 'alert-circle'} size={18} className={styles['glyph']} />
      <span>{alertWords(alert.text, t)}</span>
      {alert.act !== undefined && <Act act={alert.act} hide={hide} />}
      <IconButton icon="x" words={hideWords} size="small" onClick={hide} />
    </div>
  )
}

const Act = ({ act, hide }: { act: NonNullable<Alert['act']>; hide: () => void }) => {
  const t = useSay()
  // It may come, or take another's place, under a press that was meant for something else.
  const { ref, settling } = useSteady(true)
  const run = () => {
    if (settling) return
    hide()
    act.run()
  }
  return (
    <button ref={ref} type="button" className={styles['act']} aria-disabled={settling || undefined} onClick={run}>
      {t(act.words)}
      {act.keys !== undefined && <KeyHint keys={act.keys} />}
    </button>
  )
}

const hideWords = say('Ẩn thông báo', 'Hide the alert')
