import { say } from '@innkeeper/protocol/say'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useAlerts } from './use-alerts.ts'
import { lateSeconds, within } from './within.ts'

/** What opens over a page says so by these. */
type Opened = { readonly open?: unknown; readonly onClose?: () => void }

/**
 * A part of a screen that is loaded when it is first opened. Where it does not come the person is told, what is around it stays as it is, and opening
 * it again tries again.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Late(props: Props) {
    const Part = useLoaded(load, props)
    return Part === null ? null : <Part {...props} />
  }
}

function useLoaded<Props extends object>(load: () => Promise<ComponentType<Props>>, { open, onClose }: Opened) {
  const alerts = useAlerts()
  const [part, setPart] = useState<ComponentType<Props> | null>(null)
  const isWanted = part === null && open !== false && open !== null
  const came = useEffectEvent((loaded: ComponentType<Props>) => setPart(() => loaded))
  const failed = useEffectEvent(() => {
    alerts.error(notHere)
    onClose?.()
  })
  useEffect(() => {
    if (!isWanted) return undefined
    let left = false
    within(lateSeconds, load()).then(
      (loaded) => (left ? undefined : came(loaded)),
      () => (left ? undefined : failed()),
    )
    return () => {
      left = true
    }
  }, [isWanted, load])
  return part
}

const notHere = say(
  'Phần này chưa tải được. Kiểm tra mạng rồi mở lại; nếu vẫn không được, tải lại trang.',
  'This part has not loaded. Check the network, then open it again; if it still does not load, reload the page.',
)
