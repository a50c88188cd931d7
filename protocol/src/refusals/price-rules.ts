import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of the rules that suggest prices. Another property's rule is refused as not found, like one that does not exist. */
export const priceRuleRefusals = {
  priceRuleMissing: refusal(780, 404, say('Không tìm thấy quy tắc gợi ý giá.', 'The price rule does not exist.')),
  priceRuleChanged: refusal(
    781,
    409,
    say(
      '{person} vừa sửa quy tắc này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this rule. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  tooManyPriceRules: refusal(
    782,
    409,
    say('Nhiều nhất {max} quy tắc. Hãy xoá bớt.', 'There can be {max} rules at most. Delete some first.'),
  ),
  priceRuleFloorAboveCeiling: refusal(
    783,
    422,
    say('Giá trần phải từ giá sàn trở lên.', 'The highest price must not be below the lowest.'),
  ),
  priceRulePercentTooLarge: refusal(
    784,
    422,
    say('Giảm nhiều nhất 90 %, tăng nhiều nhất 200 %.', 'It lowers by 90 % at most, and raises by 200 % at most.'),
  ),
} as const satisfies Record<string, Refusal>
