import { say } from '@innkeeper/protocol/say'
import { colourNames } from '@innkeeper/rules/site-look/site-look'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './look.module.css'
import type { LookForm } from './use-look-form.ts'

/** The templates: how the site is laid out, and the colours to start from. */
export const TemplateCard = ({ form }: { form: LookForm }) => {
  const t = useSay()
  const templates = useRead('header-footer/template', {})
  const chosen = templates.data?.find(({ id }) => id === form.values.template)
  const hasItsColours = colourNames.every((name) => chosen?.look.colours[name] === form.values.colours?.[name])
  return (
    <Card title={title}>
      {templates.data === undefined &&
        (templates.error === null ? <Skeleton rows={2} /> : <Failed what={what} error={templates.error} again={templates.again} />)}
      <div className={styles['templates']}>
        {templates.data?.map(({ id, name, look }) => (
          <div key={id} className={styles['template']}>
            <span className={styles['swatches']} aria-hidden>
              {colourNames.map((colour) => (
                <span key={colour} style={{ background: look.colours[colour] }} />
              ))}
            </span>
            <Button
              words={name}
              look={id === chosen?.id ? 'primary' : 'plain'}
              pressed={id === chosen?.id}
              onClick={() => form.set('template', id)}
            />
          </div>
        ))}
      </div>
      <p className="note">{t(hint)}</p>
      {chosen !== undefined && (
        <div>
          <Button
            words={coloursWords}
            look="quiet"
            reason={hasItsColours ? alreadyWords : undefined}
            onClick={() => form.set('colours', chosen.look.colours)}
          />
        </div>
      )}
    </Card>
  )
}

const title = say('Mẫu giao diện', 'Template')
const what = say('các mẫu giao diện', 'the templates')
const hint = say(
  'Mẫu quyết định bố cục của trang. Màu, menu và nội dung giữ nguyên khi đổi mẫu.',
  'The template decides the layout of the site. Colours, menu and contents stay when it is changed.',
)
const coloursWords = say('Lấy bảy màu của mẫu này', 'Take the seven colours of this template')
const alreadyWords = say('Đang dùng màu của mẫu này.', 'Its colours are in use already.')
