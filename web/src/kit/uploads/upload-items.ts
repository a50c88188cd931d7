/** An upload: what is sent, its idempotency key, its progress, and its result. */
export type UploadItem<Sent, Answer> = {
  readonly id: string
  readonly key: string
  readonly sent: Sent
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** The share that was sent, from 0 to 1; at 1 the server processes it. */
  readonly share: number
  readonly answer: Answer | null
  readonly error: Error | null
}

/** The events of uploads. */
export type UploadEvent<Sent, Answer> =
  | { readonly kind: 'added'; readonly items: readonly { readonly id: string; readonly key: string; readonly sent: Sent }[] }
  | { readonly kind: 'started' | 'retried' | 'removed'; readonly id: string }
  | { readonly kind: 'progressed'; readonly id: string; readonly share: number }
  | { readonly kind: 'done'; readonly id: string; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly id: string; readonly error: Error; readonly nextKey: string }
  | { readonly kind: 'cleared' }

/** Whether an upload has not ended yet. */
export const isUnsettled = ({ state }: Pick<UploadItem<unknown, unknown>, 'state'>): boolean => state === 'waiting' || state === 'sending'

/** The uploads after an event. */
export const nextUploads = <Sent, Answer>(
  items: readonly UploadItem<Sent, Answer>[],
  event: UploadEvent<Sent, Answer>,
): readonly UploadItem<Sent, Answer>[] => {
  const change = (id: string, to: Partial<UploadItem<Sent, Answer>>) => items.map((item) => (item.id === id ? { ...item, ...to } : item))
  switch (event.kind) {
    case 'added':
      return [...items, ...event.items.map((item) => ({ ...item, ...fresh }))]
    case 'started':
      return change(event.id, { state: 'sending', share: 0, error: null })
    case 'progressed':
      return change(event.id, { share: event.share })
    case 'done':
      return change(event.id, { state: 'done', share: 1, answer: event.answer })
    case 'failed':
      return change(event.id, { state: 'failed', error: event.error, key: event.nextKey })
    case 'retried':
      return items.map((item) =>
        item.id === event.id && item.state === 'failed' ? { ...item, state: 'waiting', share: 0, error: null } : item,
      )
    case 'removed':
      return items.filter(({ id }) => id !== event.id)
    case 'cleared':
      return items.filter(({ state }) => state !== 'done')
  }
}

const fresh = { state: 'waiting', share: 0, answer: null, error: null } as const
