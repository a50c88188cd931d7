import { languages, say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { html, type Html } from '../../http/html.ts'

/** The introduction for a travel agent's developer, as a part of the API page. */
export const travelAgentGuide = (language: Language): Html =>
  html`<div class="guide">
    <ol>
      ${steps.map((step) => html`<li>${speak(step, language)}</li>`)}
    </ol>
    <ul>
      ${rules.map((rule) => html`<li>${speak(rule, language)}</li>`)}
    </ul>
  </div>`

/** The same as text in both languages, for the description that machines read. */
export const travelAgentGuideText = (): string =>
  languages.map((language) => [...steps, ...rules].map((line) => `- ${speak(line, language)}`).join('\n')).join('\n\n')

const steps: readonly Saying[] = [
  say(
    'search: chỗ nghỉ và gói còn bán cho khách và ngày đã chọn. Giữ “code” của chỗ nghỉ và “roomPlanId” của gói.',
    'search: what can be booked for the guests and days. Keep the property’s “code” and the offer’s “roomPlanId”.',
  ),
  say(
    'quote: giá từng dòng, điều kiện huỷ và hạn trả tiền; nếu không đặt được thì lý do. Báo giá không giữ phòng.',
    'quote: the price line by line, the terms of cancelling and paying; or why it cannot be booked. A quote holds no room.',
  ),
  say(
    'book: gửi lại như quote, thêm khách, cách thanh toán, và “price.total” của báo giá trong “total”. Giá đã đổi thì lời từ chối priceChanged báo giá mới.',
    'book: the same as the quote, with the guest, how it is paid, and the quote’s “price.total” as “total”. If the price has changed, the refusal priceChanged tells the new one.',
  ),
  say('booking: xem lại đặt phòng theo mã.', 'booking: reads a booking by its code.'),
  say(
    'cancel: huỷ, kèm lý do; câu trả lời nói phí và số tiền hoàn.',
    'cancel: cancels with a reason; the answer tells the fee and the refund.',
  ),
]

const rules: readonly Saying[] = [
  say(
    'Khoá: mỗi lời gọi mang tiêu đề Authorization: Agent và khoá. Chỉ thấy chỗ nghỉ đang bán và đang liên kết với đại lý.',
    'Key: each call bears the header Authorization: Agent and the key. Only properties that are on sale and linked to the agent are found.',
  ),
  say(
    'Tiền: số nguyên theo đơn vị nhỏ nhất của “currency”: 1120350 VND là 1.120.350 ₫, 2500 USD là 25,00 US$. Phần trăm là phần vạn: 800 là 8 %.',
    'Money: whole numbers of the smallest unit of “currency”: 1120350 VND is ₫1,120,350, 2500 USD is $25.00. Percents are basis points: 800 is 8 %.',
  ),
  say(
    'Ngày: YYYY-MM-DD theo lịch của chỗ nghỉ (Asia/Ho_Chi_Minh nếu không chọn khác). checkOut là ngày trả phòng, đêm đó không tính; tối đa 90 đêm. Thời điểm theo RFC 3339, giờ UTC.',
    'Days: YYYY-MM-DD on the property’s own calendar (Asia/Ho_Chi_Minh unless it chose another). checkOut is the day of departure, whose night is not part of the stay; 90 nights at most. Moments are RFC 3339 in UTC.',
  ),
  say(
    'Trẻ em: “childrenAges” là tuổi từng trẻ, 0 đến 17. Từ tuổi mà chỗ nghỉ quy định (12 nếu không chọn khác), trẻ tính như người lớn.',
    'Children: “childrenAges” has each child’s age, 0 to 17. From the age that the property sets (12 unless it chose another) a child counts as an adult.',
  ),
  say(
    'Từ chối: “refusal” là tên không đổi để chương trình xét, “message” là lời cho người đọc, “errors” chỉ từng trường, “requestId” để hỏi hỗ trợ.',
    'Refusals: “refusal” is a name that does not change, for programs; “message” is for people, “errors” names each field, “requestId” is for asking support.',
  ),
  say(
    'Chống lặp: book và cancel cần tiêu đề Idempotency-Key tự đặt, 1 đến 255 ký tự. Mất kết nối, 409 keyInFlight, 429 hoặc 503: gửi lại y nguyên với cùng khoá, sẽ không đặt hai lần. Câu trả lời được giữ một tuần.',
    'Idempotency: book and cancel need an Idempotency-Key of your own, 1 to 255 characters. After a lost connection, 409 keyInFlight, 429 or 503 send the same again under the same key: nothing is booked twice. Answers are kept for a week.',
  ),
  say(
    'Thanh toán: “debt” dùng hạn mức công nợ và xác nhận ngay; cách khác phải trả trước “payBy”, nếu không đặt phòng tự huỷ.',
    'Payment: “debt” uses the agent’s credit and confirms at once; anything else is to be paid by “payBy”, or the booking is cancelled.',
  ),
]
