import { say } from '@innkeeper/protocol/say'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useWidth } from '#kit/page/use-width.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './preview-card.module.css'
import type { LookDetail } from './use-look-form.ts'

/** The real site in the saved draft of the look, as a phone or a desktop shows it; it is loaded again as soon as the draft is saved. */
export const PreviewCard = ({ detail: { code, version } }: { detail: LookDetail }) => {
  const { language } = useLanguage()
  const [device, setDevice] = useState<Device>('phone')
  const { token, error, again } = usePreviewToken(version)
  return (
    <Card title={title} aside={<DeviceChoice device={device} choose={setDevice} />}>
      {error !== null && <Failed what={what} error={error} again={again} />}
      {token === null && error === null && <Skeleton rows={8} />}
      {token !== null && (
        <SiteFrame device={device} address={addressOf(code, { look: 'draft', token, lang: language, v: String(version) })} />
      )}
    </Card>
  )
}

type Device = keyof typeof deviceWidths

/** The widths that the page believes it has, in pixels. */
const deviceWidths = { phone: 390, desktop: 1280 } as const

const addressOf = (code: string, query: Readonly<Record<string, string>>): string =>
  `/book/${encodeURIComponent(code)}?${new URLSearchParams(query).toString()}`

const DeviceChoice = ({ device, choose }: { device: Device; choose: (device: Device) => void }) => (
  <span className={styles['devices']}>
    <Button words={phoneWords} look="quiet" size="small" pressed={device === 'phone'} onClick={() => choose('phone')} />
    <Button words={desktopWords} look="quiet" size="small" pressed={device === 'desktop'} onClick={() => choose('desktop')} />
  </span>
)

/**
 * The page in a frame of the device's width, made smaller where there is less room. It runs no script, so nothing can be booked in it. Where
 * it was scrolled to stays when the draft is saved.
 */
const SiteFrame = ({ device, address }: { device: Device; address: string }) => {
  const t = useSay()
  const room = useRef<HTMLDivElement>(null)
  const scrolled = useRef(0)
  const available = useWidth(room)
  const width = deviceWidths[device]
  const scale = available === 0 ? 1 : Math.min(1, available / width)
  return (
    <div ref={room} className={styles['room']}>
      <div className={styles['screen']} style={{ width: width * scale }}>
        <iframe
          title={t(title)}
          src={address}
          sandbox="allow-same-origin allow-forms"
          style={{ width, height: `${100 / scale}%`, transform: `scale(${String(scale)})` }}
          onLoad={({ currentTarget: { contentWindow } }) => {
            contentWindow?.scrollTo(0, scrolled.current)
            contentWindow?.addEventListener('scroll', () => void (scrolled.current = contentWindow.scrollY))
          }}
        />
      </div>
    </div>
  )
}

/** A token that opens the draft; another one is asked for when the draft is saved after half of its time. */
const usePreviewToken = (version: number) => {
  const [held, setHeld] = useState<AnswerOf<'header-footer/preview-token'> | null>(null)
  const { send, error } = useChange('header-footer/preview-token', { done: setHeld })
  const ask = useEffectEvent((saved: number) => {
    if (saved > 0 && (held === null || Date.parse(held.until) - Date.now() < renewBeforeMilliseconds)) send({})
  })
  useEffect(() => ask(version), [version])
  return { token: held?.token ?? null, error, again: () => send({}) }
}

const renewBeforeMilliseconds = 300_000

const title = say('Xem trước bản nháp', 'Preview of the draft')
const what = say('bản xem trước', 'the preview')
const phoneWords = say('Điện thoại', 'Phone')
const desktopWords = say('Máy tính', 'Desktop')
