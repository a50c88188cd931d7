import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import { createAlertStore, type Alert, type AlertStore } from './alerts.ts'
import { NotAllowed } from '../calls/not-allowed.ts'
import { Refused, Unreachable } from '../calls/refused.ts'

/** Provides the store of alerts to the screens. */
export const AlertContext = createContext<AlertStore>(createAlertStore(() => 0))

/** The functions with which a screen shows an alert. */
export type Alerts = {
  /** Something succeeded; `act` may offer to undo it. */
  readonly success: (saying: Saying, values?: SayingValues, act?: Alert['act']) => void
  /** Something failed; the error also stays at its field or in a banner. `act` may offer what to do next. */
  readonly error: (saying: Saying, values?: SayingValues, act?: Alert['act']) => void
  /** A call was refused or got no answer. */
  readonly failure: (error: Error) => void
}

/** The alerts: `alerts.success(say('Đã lưu…', 'Saved…'), {}, { words: undo, run })`. */
export const useAlerts = (): Alerts => {
  const store = use(AlertContext)
  return useMemo(
    () => ({
      success: (saying, values = {}, act) => store.tell({ kind: 'success', text: { saying, values }, ...offering(act) }),
      error: (saying, values = {}, act) => store.tell({ kind: 'error', text: { saying, values }, ...offering(act) }),
      failure: (error) => store.tell({ kind: 'error', text: failureText(error) }),
    }),
    [store],
  )
}

const offering = (act: Alert['act']): Pick<Alert, 'act'> => (act === undefined ? {} : { act })

/** The text that a person reads for an error of a call. */
export const failureText = (error: Error): Alert['text'] => {
  if (error instanceof Refused) return { words: error.message }
  if (error instanceof NotAllowed) return { saying: error.words }
  return { saying: error instanceof Unreachable ? unreachable : unexpected }
}

/** The alert that is shown now, and the recent ones, newest first. */
export const useAlertStore = (): { readonly store: AlertStore; readonly shown: Alert | null; readonly past: readonly Alert[] } => {
  const store = use(AlertContext)
  return {
    store,
    shown: useSyncExternalStore(store.listen, store.shown),
    past: useSyncExternalStore(store.listen, store.past),
  }
}

const unreachable = say(
  'Không kết nối được máy chủ. Kiểm tra mạng rồi thử lại.',
  'The server cannot be reached. Check the network, then try again.',
)
const unexpected = say('Ứng dụng gặp lỗi. Tải lại trang rồi thử lại.', 'The application failed. Reload the page, then try again.')
