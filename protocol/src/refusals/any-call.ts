import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'
import { connectionKeyRefusals } from './support/connections.ts'

/** Refusals that the kit raises, on any call. */
export const commonRefusals = {
  invalidInput: refusal(100, 422, say('Vui lòng kiểm tra các trường được đánh dấu.', 'Please check the marked fields.')),
  sessionExpired: refusal(
    101,
    401,
    say('Phiên làm việc đã hết hạn. Vui lòng đăng nhập lại.', 'The session has expired. Please sign in again.'),
  ),
  sessionIdle: refusal(
    117,
    401,
    say('Đã đăng xuất vì lâu không thao tác. Vui lòng đăng nhập lại.', 'Signed out after a while without activity. Please sign in again.'),
  ),
  noRight: refusal(102, 403, say('Không có quyền truy cập.', 'No access permission.')),
  notFound: refusal(103, 404, say('Không tìm thấy: {what}.', 'Not found: {what}.')),
  tooManyRequests: refusal(
    104,
    429,
    say('Quá nhiều yêu cầu. Thử lại sau {seconds} giây.', 'Too many requests. Try again in {seconds} seconds.'),
  ),
  tooLarge: refusal(105, 413, say('Dữ liệu gửi lên quá lớn.', 'The request is too large.')),
  visitReasonMissing: refusal(
    168,
    409,
    say(
      'Bạn đang chỉ xem. Nêu lý do vào chỗ nghỉ trước khi thay đổi.',
      'You can only look here. Give the reason for your visit before you change anything.',
    ),
  ),
  keyReused: refusal(
    106,
    422,
    say('Khoá chống lặp này đã dùng cho một yêu cầu khác.', 'This idempotency key was used for another request.'),
  ),
  keyInFlight: refusal(
    107,
    409,
    say(
      'Yêu cầu cùng khoá đang được xử lý. Thử lại sau ít giây.',
      'A request with this key is being processed. Try again in a few seconds.',
    ),
  ),
  keyMissing: refusal(
    108,
    400,
    say(
      'Thiếu tiêu đề Idempotency-Key, hoặc khoá dài quá 255 ký tự.',
      'The Idempotency-Key header is missing, or longer than 255 characters.',
    ),
  ),
  crossSite: refusal(109, 403, say('Yêu cầu từ trang khác bị từ chối.', 'A request from another site is refused.')),
  busy: refusal(110, 503, say('Hệ thống đang bận. Thử lại sau ít giây.', 'The system is busy. Try again in a few seconds.')),
  diskFull: refusal(
    116,
    503,
    say(
      'Hệ thống hết chỗ lưu trữ nên chưa lưu gì. Báo cho bộ phận hỗ trợ, rồi thử lại sau.',
      'Storage is full, so nothing was saved. Tell support, then try again later.',
    ),
  ),
  outcomeUnknown: refusal(
    114,
    503,
    say(
      'Mất kết nối giữa chừng, có thể đã lưu. Xem lại trước khi thử lại; có khoá thì gửi lại cùng khoá.',
      'The connection broke; it may have been saved. Check before trying again. With a key, send the same key.',
    ),
  ),
  failed: refusal(
    112,
    500,
    say('Hệ thống gặp lỗi. Báo mã yêu cầu {requestId} cho bộ phận hỗ trợ.', 'The system failed. Tell support the request id {requestId}.'),
  ),
  badRequest: refusal(
    111,
    400,
    say(
      'Không đọc được yêu cầu. Kiểm tra nội dung (một đối tượng JSON, không nén) và tiêu đề Content-Type.',
      'The request cannot be read. Check its body (a JSON object, not compressed) and its Content-Type header.',
    ),
  ),
  noSuchCall: refusal(
    115,
    404,
    say(
      'Không có lời gọi nào ở địa chỉ này với phương thức này. Xem các lời gọi ở /api/v2/hotel/docs.',
      'There is no call at this address with this method. The calls are listed at /api/v2/hotel/docs.',
    ),
  ),
  waitsForSetUp: refusal(
    118,
    409,
    say(
      'Nền tảng chưa được thiết lập. Mở liên kết in ra khi khởi động máy chủ.',
      'The platform is not set up yet. Open the link printed when the server started.',
    ),
  ),
  agentKeyUnknown: refusal(
    113,
    401,
    say(
      'Thiếu khoá API của đại lý, hoặc khoá không đúng. Gửi tiêu đề Authorization: Agent và khoá.',
      'The travel agent’s API key is missing or wrong. Send the header Authorization: Agent and the key.',
    ),
  ),
  ...connectionKeyRefusals,
  fileMissing: refusal(430, 422, say('Vui lòng chọn tệp để tải lên.', 'Please choose a file to upload.')),
  fileTooLarge: refusal(
    431,
    413,
    say('Tệp lớn quá {megabytes} MB. Hãy giảm dung lượng rồi tải lại.', 'The file is over {megabytes} MB. Make it smaller and try again.'),
  ),
  fileInfected: refusal(
    447,
    422,
    say('Tệp này chứa mã độc ({found}) nên không được nhận.', 'This file holds malware ({found}) and is not accepted.'),
  ),
  uploadFailed: refusal(446, 503, say('Lỗi khi tải tệp lên. Vui lòng thử lại.', 'Error uploading file. Please try again.')),
  factorSetUpFirst: refusal(
    136,
    403,
    say('Thiết lập xác thực hai bước trước khi làm việc khác.', 'Set up two-step verification before anything else.'),
  ),
} as const satisfies Record<string, Refusal>
