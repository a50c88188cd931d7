import { say } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { copiedParts, type CopiedPart } from './copy-form.ts'
import styles from './copy.module.css'

type PartTicksProps = { parts: readonly CopiedPart[]; change: (parts: CopiedPart[]) => void }

/** Which parts of nights are meant: prices, restrictions, rooms. */
export const PartTicks = ({ parts, change }: PartTicksProps) => {
  const tick = (part: CopiedPart) =>
    plainField<boolean>({
      label: partWords[part],
      value: parts.includes(part),
      change: (on) => change(copiedParts.filter((one) => (one === part ? on === true : parts.includes(one)))),
    })
  return (
    <div className={styles['parts']}>
      {copiedParts.map((part) => (
        <CheckField key={part} field={tick(part)} />
      ))}
    </div>
  )
}

const partWords: Readonly<Record<CopiedPart, ReturnType<typeof say>>> = {
  price: say('Giá', 'Price'),
  restrictions: say('Hạn chế: ngừng bán, CTA, CTD, số đêm', 'Restrictions: stop sell, CTA, CTD, stays'),
  rooms: say('Số phòng bán, đóng phòng, hạn chót', 'Allotment, closing, cut-off'),
}
