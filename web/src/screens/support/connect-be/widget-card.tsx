import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useEffect, useRef } from 'react'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { Card } from '#ui/page/card.tsx'
import { CopiedText } from '#ui/copied/copied-text.tsx'
import styles from './connect-be.module.css'

/** The lines by which a page that the property already has leads to its own site: a button or a search box, each as it will look. */
export const WidgetCard = ({ site, of }: { site: string; of: PropertyKind }) => {
  const t = useSay()
  return (
    <Card title={title}>
      <p className="note">{t(how)}</p>
      <div className={styles['widgets']}>
        {widgets[of].map(({ kind, words }) => (
          <Widget key={kind} site={site} kind={kind} words={words} link={linkWords[of]} />
        ))}
      </div>
    </Card>
  )
}

type WidgetProps = { site: string; kind: 'button' | 'box'; words: Saying; link: Saying }

const Widget = ({ site, kind, words, link }: WidgetProps) => {
  const t = useSay()
  const { language } = useLanguage()
  const code = site.split('/').at(-1) ?? ''
  const inside = `<a href="${site}?lang=${language}">${t(link)}</a>`
  const snippet = `<div data-innkeeper="${code}" data-kind="${kind}" data-lang="${language}">${inside}</div>\n<script src="${site}/widget.js" async></script>`
  return (
    <div className={styles['stack']}>
      <CopiedText words={words} text={snippet} />
      <div className="note">{t(previewWords)}</div>
      <WidgetPreview key={language} code={code} kind={kind} />
    </div>
  )
}

/** The real script in this page, which opens the site beside it. */
const WidgetPreview = ({ code, kind }: { code: string; kind: string }) => {
  const { language } = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const script = document.createElement('script')
    script.src = `/book/${code}/widget.js`
    frame.current?.append(script)
    return () => script.remove()
  }, [code])
  return (
    <div ref={frame}>
      <div data-innkeeper={code} data-kind={kind} data-lang={language} data-target="_blank" />
    </div>
  )
}

const widgets = {
  hotel: [
    { kind: 'button', words: say('Nút đặt phòng', 'Booking button') },
    { kind: 'box', words: say('Khung tìm phòng', 'Search box') },
  ],
  playground: [
    { kind: 'button', words: say('Nút mua vé', 'Ticket button') },
    { kind: 'box', words: say('Khung chọn ngày và vé', 'Box for day and ticket') },
  ],
} as const satisfies Record<PropertyKind, readonly Pick<WidgetProps, 'kind' | 'words'>[]>

const title = say('Trên trang web sẵn có của bạn', 'On the website that you already have')
const how = say(
  'Dán hai dòng này vào chỗ muốn đặt. Màu theo giao diện đã xuất bản; không có JavaScript thì còn đường dẫn.',
  'Paste these two lines where it should stand. Colours follow the published look; without JavaScript a link remains.',
)
const previewWords = say('Xem trước', 'Preview')
const linkWords = { hotel: say('Đặt phòng', 'Book a room'), playground: say('Mua vé', 'Buy tickets') }
