import { contrastText } from '@innkeeper/protocol/problems/look-problems'
import { say, speak } from '@innkeeper/protocol/say'
import { lookPartWords, textPaintWords } from '@innkeeper/protocol/words/property/site-look-words'
import { isColour, shownRatio } from '@innkeeper/rules/site-look/contrast'
import { colourNames, type ColourName } from '@innkeeper/rules/site-look/site-look'
import { contrastsOf, type ColourContrast } from '@innkeeper/rules/site-look/site-palette'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { Card } from '#ui/page/card.tsx'
import styles from './look.module.css'
import type { LookForm } from './use-look-form.ts'

/** The seven colours, each with its contrast to what it is read with; what cannot be read has the nearest colour that can. */
export const ColoursCard = ({ form }: { form: LookForm }) => {
  const t = useSay()
  const contrasts = form.look === null ? [] : contrastsOf(form.look.colours)
  return (
    <Card title={title} aside={<span className="note">{t(aside)}</span>}>
      <div className={styles['colours']}>
        {colourNames.map((name) => (
          <ColourRow key={name} form={form} name={name} contrast={contrasts.find(({ field }) => field === name)} />
        ))}
      </div>
    </Card>
  )
}

type ColourRowProps = { form: LookForm; name: ColourName; contrast: ColourContrast | undefined }

const ColourRow = ({ form, name, contrast }: ColourRowProps) => {
  const t = useSay()
  const field = form.field(`colours.${name}`)
  const { value = '' } = field
  return (
    <div className={styles['colour']}>
      <input
        type="color"
        aria-label={t(pickWords, { colour: t(lookPartWords[name]) })}
        value={isColour(value) ? value.toLowerCase() : '#000000'}
        onChange={(event) => field.change(event.currentTarget.value.toUpperCase())}
      />
      <TextField field={field} />
      {contrast !== undefined && <Contrast contrast={contrast} />}
      {contrast !== undefined && !contrast.holds && (
        <div className={styles['nearest']}>
          <span className={styles['swatch']} style={{ background: contrast.nearest }} aria-hidden />
          <Button words={takeWords} values={{ colour: contrast.nearest }} onClick={() => field.change(contrast.nearest)} />
        </div>
      )}
    </div>
  )
}

const Contrast = ({ contrast: { against, ratio, holds } }: { contrast: ColourContrast }) => {
  const t = useSay()
  const { language } = useLanguage()
  return (
    <span className={styles['ratio']} data-holds={holds}>
      <span className="note">{t(textPaintWords[against])}</span>
      <strong>{contrastText(shownRatio(ratio), language)}</strong>
      <Icon name={holds ? 'check' : 'alert-circle'} />
      <span className="hidden-words">{speak(holds ? enough : tooLittle, language)}</span>
    </span>
  )
}

const title = say('Bảy màu', 'Seven colours')
const aside = say('tương phản, cần từ 4,5:1', 'contrast, at least 4.5:1')
const pickWords = say('Chọn màu: {colour}', 'Choose a colour: {colour}')
const takeWords = say('Dùng {colour}', 'Use {colour}')
const enough = say('đủ tương phản', 'enough contrast')
const tooLittle = say('chưa đủ tương phản', 'too little contrast')
