import { say } from '@innkeeper/protocol/say'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useAlerts } from '../alerts/use-alerts.ts'
import { lateSeconds, within } from './within.ts'
import { withStyles } from './with-styles.ts'

/** The properties of a part that opens over a page, such as a dialog. */
type Opened = { readonly open?: unknown; readonly onClose?: () => void }

/**
 * A part of a screen that is loaded when it is first opened. If it cannot be loaded, an alert says so, everything around it stays as it is,
 * and opening it again tries again.
 */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const inTime = () => within(lateSeconds, withStyles(load))
  return function Late(props: Props) {
    const { open, onClose }: Opened = props
    const alerts = useAlerts()
    const Part = useLoaded(inTime, open !== false && open !== null, () => {
      alerts.error(notHere, {}, { words: reloadPage, run: () => window.location.reload() })
      onClose?.()
    })
    return Part === null ? null : <Part {...props} />
  }
}

/**
 * A part that appears by itself, however late it is loaded. Nobody waits for it, so if it cannot be loaded there is no alert; it is tried
 * again when the network is back, or after a while.
 */
export const lateUnasked = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const whenever = () => withStyles(load)
  return function Late(props: Props) {
    const [waits, setWaits] = useState(false)
    const Part = useLoaded(whenever, !waits, () => setWaits(true))
    useEffect(() => (waits ? onChance(() => setWaits(false)) : undefined), [waits])
    return Part === null ? null : <Part {...props} />
  }
}

const useLoaded = <Props extends object>(load: () => Promise<ComponentType<Props>>, wanted: boolean, onFailure: () => void) => {
  const [part, setPart] = useState<ComponentType<Props> | null>(null)
  const isWanted = part === null && wanted
  const came = useEffectEvent((loaded: ComponentType<Props>) => setPart(() => loaded))
  const failed = useEffectEvent(onFailure)
  useEffect(() => {
    if (!isWanted) return undefined
    let left = false
    load().then(
      (loaded) => (left ? undefined : came(loaded)),
      () => (left ? undefined : failed()),
    )
    return () => {
      left = true
    }
  }, [isWanted, load])
  return part
}

/** Calls `call` when it makes sense to try again: when the network is back, or after a minute. */
const onChance = (call: () => void): (() => void) => {
  const timer = setTimeout(call, 60_000)
  window.addEventListener('online', call)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', call)
  }
}

const notHere = say(
  'Phần này chưa tải được. Kiểm tra mạng rồi mở lại; nếu vẫn không được, tải lại trang.',
  'This part has not loaded. Check the network, then open it again; if it still does not load, reload the page.',
)
const reloadPage = say('Tải lại trang', 'Reload the page')
