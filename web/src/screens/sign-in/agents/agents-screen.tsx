import { hotline } from '@innkeeper/protocol/words/platform/hotline'
import { guideUrl } from '@innkeeper/protocol/guide'
import { say } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useTitle } from '#kit/page/use-title.ts'
import { PublicLayout } from '#layouts/public/public-layout.tsx'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import styles from './agents-screen.module.css'

/** `/agents`: what travel agents need to know before they connect. */
export const AgentsScreen = () => {
  const t = useSay()
  const { language } = useLanguage()
  useTitle(title)
  return (
    <PublicLayout>
      <div className={styles['page']}>
        <h1>{t(title)}</h1>
        <p>{t(lead)}</p>
        <h2>{t(whatTitle)}</h2>
        <p>{t(what)}</p>
        <ul>
          {steps.map((step) => (
            <li key={step.en}>{t(step)}</li>
          ))}
        </ul>
        <h2>{t(keyTitle)}</h2>
        <p>{t(key)}</p>
        <p>
          <a href={`tel:${hotline.replaceAll(' ', '')}`}>{t(call, { hotline })}</a>
        </p>
        <h2>{t(docsTitle)}</h2>
        <ul>
          <li>
            <a href={paths.apiDocs()}>{t(docs)}</a>
          </li>
          <li>
            <a href={guideUrl(language, 'agents-api')}>{t(guide)}</a>
          </li>
        </ul>
        <p>
          {t(isHotel)} <Link to={paths.login()}>{t(signIn)}</Link>
        </p>
      </div>
    </PublicLayout>
  )
}

const title = say('Dành cho đại lý', 'For travel agents')
const lead = say(
  'Đại lý tìm, đặt và huỷ phòng bằng API, từ hệ thống của chính mình. Không có mật khẩu: mỗi đại lý có khoá riêng.',
  'Agents search, book and cancel through an API, from their own system. There is no password: each agent has a key.',
)
const whatTitle = say('API làm được gì', 'What the API does')
const what = say(
  'Giá, phòng trống và điều kiện mới nhất, theo cấp của đại lý tại từng chỗ nghỉ.',
  'Prices, rooms and terms are current, at the agent’s level with each property.',
)
const steps = [
  say('Tìm chỗ còn phòng theo nơi đến, ngày và khách.', 'Search what can be booked by place, days and guests.'),
  say('Báo giá từng khoản, kèm điều kiện huỷ và thanh toán.', 'Quote line by line, with the terms of cancelling and paying.'),
  say(
    'Đặt, xem lại và huỷ; trả trước, tại chỗ nghỉ hoặc bằng công nợ.',
    'Book, read and cancel; paid ahead, at the property or on credit.',
  ),
]
const keyTitle = say('Nhận khoá API', 'Getting an API key')
const key = say(
  'Gọi tổng đài với tên công ty, mã số thuế và email. Innkeeper thêm đại lý, tạo khoá và gửi cho bạn; chỗ nghỉ sau đó liên kết với đại lý. Mất khoá hoặc nghi bị lộ thì báo ngay để thu hồi.',
  'Call the hotline with the company’s name, tax code and email. Innkeeper adds the agent, makes a key and sends it; properties then link the agent. If a key is lost or known to others, tell us at once to revoke it.',
)
const call = say('Gọi {hotline}', 'Call {hotline}')
const docsTitle = say('Tài liệu', 'Documentation')
const docs = say('Tài liệu API, có ví dụ để sao chép', 'API documentation, with examples to copy')
const guide = say('Hướng dẫn kết nối từng bước', 'How to connect, step by step')
const isHotel = say('Bạn là khách sạn?', 'Are you a hotel?')
const signIn = say('Đăng nhập nhà cung cấp', 'Supplier sign in')
