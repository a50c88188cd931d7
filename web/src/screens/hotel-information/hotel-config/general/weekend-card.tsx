import { nouns, weekdayName } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { everyWeekday } from '@innkeeper/rules/days/day'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Card } from '#ui/page/card.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import type { HotelConfig } from './config-words.ts'
import styles from './general-config.module.css'
import type { ConfigForm } from './use-config-form.ts'

/** Which nights have the weekend price, and how many nights another choice would price anew. */
export const WeekendCard = ({ form, config }: { form: ConfigForm; config: HotelConfig }) => {
  const t = useSay()
  const chosen = form.values.weekendNights ?? []
  return (
    <Card title={title}>
      <FieldStack>
        <fieldset className={styles['days']}>
          <legend className={styles['unseen']}>{t(title)}</legend>
          {everyWeekday.map((weekday) => (
            <CheckField
              key={weekday}
              field={plainField({
                name: `weekendNights.${weekday}`,
                label: { vi: weekdayName(weekday, 'vi'), en: weekdayName(weekday, 'en') },
                value: chosen.includes(weekday),
                change: (on) =>
                  form.set(
                    'weekendNights',
                    everyWeekday.filter((other) => (other === weekday ? on === true : chosen.includes(other))),
                  ),
              })}
            />
          ))}
        </fieldset>
        <p className="note">{t(note)}</p>
        <Effect chosen={chosen} config={config} />
      </FieldStack>
    </Card>
  )
}

const Effect = ({ chosen, config }: { chosen: readonly number[]; config: HotelConfig }) => {
  const t = useSay()
  const format = useFormat()
  const isOther = chosen.length !== config.weekendNights.length || chosen.some((night) => !config.weekendNights.includes(night))
  const effect = useRead('hotel-setting/weekend-effect', { weekendNights: [...chosen] }, { when: isOther, keep: true })
  if (!isOther || effect.data === undefined) return null
  const { nights, roomTypes } = effect.data
  if (nights === 0) return <Banner tone="cham">{t(noneChange)}</Banner>
  return (
    <Banner tone="amber">
      {t(someChange, { nights: format.count(nights, nouns.night), roomTypes: format.count(roomTypes, nouns.roomType) })}
    </Banner>
  )
}

const title = say('Đêm cuối tuần', 'Weekend nights')
const note = say(
  'Đêm chưa có giá riêng lấy giá cuối tuần vào các đêm này, giá mặc định vào đêm khác.',
  'Without a price of their own, these nights take the weekend price, others the default price.',
)
const noneChange = say('Không đêm nào sắp tới đổi giá.', 'No night to come changes its price.')
const someChange = say(
  'Lưu rồi, {nights} sắp tới của {roomTypes} (tính theo từng gói) sẽ hiện giá khác. Giá đã đặt riêng giữ nguyên.',
  'Once saved, {nights} to come of {roomTypes} (counted per package) show another price. Prices set by hand stay.',
)
