import { say, type Saying } from '#say.ts'

/** The current version of the terms; every registration records the version that it accepted. */
export const termsVersion = '2026-11'

/** The terms that a registration accepts, section by section. */
export const terms: readonly { readonly title: Saying; readonly text: Saying }[] = [
  {
    title: say('Ai được đăng ký', 'Who may register'),
    text: say(
      'Người đăng ký đại diện hợp pháp cho chỗ nghỉ hoặc khu vui chơi, và giấy phép kinh doanh gửi kèm là của chính nơi đó.',
      'Whoever registers may lawfully act for the hotel or the park, and the business certificate that they send is its own.',
    ),
  },
  {
    title: say('Thông tin đúng sự thật', 'True information'),
    text: say(
      'Thông tin, hình ảnh, giá và số phòng phải đúng và được cập nhật. Innkeeper có thể trả lại hồ sơ hoặc ngừng bán khi thông tin sai lệch.',
      'Information, photos, prices and rooms on sale are true and kept up to date. Innkeeper may send a property back or take it off sale where they are not.',
    ),
  },
  {
    title: say('Xác minh và duyệt', 'Verification and approval'),
    text: say(
      'Giấy phép kinh doanh được xác minh trong vòng 48 giờ. Chỗ nghỉ mở bán sau khi được duyệt và hợp đồng điện tử đã ký; phần trăm hoa hồng nằm trong hợp đồng đó.',
      'The business certificate is verified within 48 hours. A property goes on sale once it is approved and its electronic contract is signed; the commission stands in that contract.',
    ),
  },
  {
    title: say('Giữ đặt phòng', 'Honouring bookings'),
    text: say(
      'Đặt phòng đã xác nhận phải được thực hiện đúng giá và chính sách lúc đặt. Ngừng bán không làm mất hiệu lực đặt phòng đã có.',
      'A confirmed booking is honoured at the price and under the policies that it was made with. Going off sale does not undo bookings already made.',
    ),
  },
  {
    title: say('Tài khoản và mật khẩu', 'Account and password'),
    text: say(
      'Chủ tài khoản giữ kín mật khẩu, cấp quyền cho nhân viên bằng tài khoản riêng của từng người, và chịu trách nhiệm về thao tác dưới tài khoản của mình.',
      'The account holder keeps the password secret, gives staff accounts of their own, and answers for what is done under their account.',
    ),
  },
  {
    title: say('Dữ liệu cá nhân', 'Personal data'),
    text: say(
      'Innkeeper lưu thông tin đăng ký, giấy phép và nhật ký thao tác để vận hành dịch vụ và theo quy định của pháp luật. Dữ liệu khách chỉ dùng cho đặt phòng của khách đó.',
      'Innkeeper keeps the registration, the certificate and a diary of what is done in order to run the service and as the law asks. Guests’ data serves their booking and nothing else.',
    ),
  },
  {
    title: say('Chấm dứt', 'Ending'),
    text: say(
      'Chỗ nghỉ có thể ngừng bán bất cứ lúc nào. Việc chấm dứt hợp đồng theo điều khoản của hợp đồng điện tử.',
      'A property may go off sale at any time. The contract ends as the electronic contract says.',
    ),
  },
]
