import type { taxChoices } from '@innkeeper/rules/price/tax'
import type { PromotionMode } from '@innkeeper/rules/promotion/promotion-mode'
import { say, type Saying } from '#say.ts'
import { promotionModeHints, promotionModeWords } from '../sale/promotion-words.ts'

/** Which nights' minimum stay counts: the arrival night's, or every night's. */
export const stayMinimums = ['arrival', 'stay through'] as const

/** A choice with a sentence that says what it means. */
type Explained = { readonly words: Saying; readonly more: Saying }

/** The names of explained choices, without what they mean. */
export const namesOf = (table: Readonly<Record<string, Explained>>): Readonly<Record<string, Saying>> =>
  Object.fromEntries(Object.entries(table).map(([value, { words }]) => [value, words]))

/** The explanations of the tax choices. */
export const taxWords: Readonly<Record<(typeof taxChoices)[number], Explained>> = {
  100: {
    words: say('100: giá đã gồm thuế', '100: the price includes tax'),
    more: say('Khách trả đúng giá đã đặt; VAT được tách ra từ giá đó.', 'Guests pay the price as set; VAT is taken out of it.'),
  },
  110: {
    words: say('110: cộng thêm VAT', '110: VAT is added'),
    more: say('VAT tính trên giá rồi cộng vào.', 'VAT is computed on the price and added.'),
  },
  220: {
    words: say('220: cộng thêm phí phục vụ và VAT (++)', '220: service charge and VAT are added (++)'),
    more: say(
      'Phí phục vụ tính trên giá; VAT tính trên giá cộng phí phục vụ.',
      'Service charge is computed on the price; VAT on the price and the service charge.',
    ),
  },
}

/** The explanations of the ways in which promotions combine. */
export const promotionWords: Readonly<Record<PromotionMode, Explained>> = {
  sum: { words: promotionModeWords.sum, more: promotionModeHints.sum },
  priority: { words: promotionModeWords.priority, more: promotionModeHints.priority },
  best: { words: promotionModeWords.best, more: promotionModeHints.best },
}

/** The explanations of the ways to count a minimum stay. */
export const stayWords: Readonly<Record<(typeof stayMinimums)[number], Explained>> = {
  arrival: {
    words: say('Đêm đến', 'The arrival night'),
    more: say('Chỉ số đêm tối thiểu và tối đa của đêm đầu tiên được xét.', 'Only the first night’s minimum and maximum stay count.'),
  },
  'stay through': {
    words: say('Mọi đêm lưu trú', 'Every night of the stay'),
    more: say(
      'Số đêm tối thiểu và tối đa của mọi đêm trong kỳ lưu trú đều được xét.',
      'The minimum and maximum stay of every night in the stay count.',
    ),
  },
}
