import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of bank statements and of booking their lines; why a line cannot be read stands beside it (`words/sale/statement-words.ts`). */
export const bankStatementRefusals = {
  statementUnreadable: refusal(
    850,
    422,
    say(
      'Không đọc được tệp này. Tải sao kê từ ngân hàng dạng CSV hoặc Excel (.xlsx), không đặt mật khẩu.',
      'This file cannot be read. Download the statement from the bank as CSV or Excel (.xlsx), without a password.',
    ),
  ),
  statementOldExcel: refusal(
    851,
    422,
    say(
      'Đây là tệp Excel kiểu cũ (.xls) hoặc có mật khẩu. Mở bằng Excel, lưu thành .xlsx không mật khẩu hoặc CSV rồi tải lại.',
      'This is an old Excel file (.xls), or one with a password. Open it in Excel, save it as .xlsx without a password or as CSV, and upload it again.',
    ),
  ),
  statementTooLarge: refusal(
    852,
    422,
    say(
      'Sao kê quá dài: nhiều nhất {max} dòng mỗi tệp. Tải theo kỳ ngắn hơn.',
      'The statement is too long: {max} rows a file at most. Download a shorter period.',
    ),
  ),
  statementNoColumns: refusal(
    853,
    422,
    say(
      'Không tìm thấy dòng tiêu đề: thiếu {columns}. Giữ nguyên tên cột như ngân hàng đặt.',
      'The row with the headings was not found; missing: {columns}. Keep the headings as the bank wrote them.',
    ),
  ),
  statementEmpty: refusal(854, 422, say('Sao kê này không có giao dịch nào.', 'This statement has no transaction.')),
  statementDongOnly: refusal(
    855,
    409,
    say('Sao kê là tiền đồng; khách sạn đang dùng {currency}.', 'Statements are in dong; the property uses {currency}.'),
  ),
  statementLineTaken: refusal(
    856,
    409,
    say('{person} đã xử lý dòng này. Tải lại danh sách.', '{person} has dealt with this line already. Read the list again.'),
  ),
  statementOwedChanged: refusal(
    857,
    409,
    say(
      'Số tiền {code} còn nợ vừa thay đổi. Chưa ghi gì: xem lại dòng này.',
      'What {code} owes has just changed. Nothing was recorded: look at this line again.',
    ),
  ),
  statementOtherCurrency: refusal(858, 409, say('{code} không tính bằng đồng.', '{code} is not priced in dong.')),
} as const satisfies Record<string, Refusal>
