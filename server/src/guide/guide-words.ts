import type { GuideSection } from '@innkeeper/protocol/guide'
import { say, type Saying } from '@innkeeper/protocol/say'

/** The names of the guide's sections. */
export const sectionWords: Readonly<Record<GuideSection, Saying>> = {
  start: say('Bắt đầu', 'Getting started'),
  property: say('Thông tin chỗ nghỉ', 'Your property'),
  rates: say('Giá và phòng trống', 'Prices and rooms'),
  sales: say('Đặt phòng và kênh bán', 'Bookings and sales channels'),
  platform: say('Dành cho quản trị viên', 'For administrators'),
}

/** The words around the pages of the guide. */
export const guideWords = {
  guide: say('Hướng dẫn sử dụng', 'User guide'),
  lead: say(
    'Mỗi trang là một việc, từng bước một. Chữ đậm là chữ trên màn hình.',
    'Each page is one task, step by step. Words in bold are those on the screen.',
  ),
  contents: say('Mục lục', 'Contents'),
  find: say('Tìm trong hướng dẫn', 'Search the guide'),
  findAct: say('Tìm', 'Search'),
  found: say('Kết quả tìm “{query}”', 'Results for “{query}”'),
  pagesFound: say('Số trang tìm thấy: {count}', 'Pages found: {count}'),
  notFound: say(
    'Không có trang nào khớp. Thử ít từ hơn hoặc từ khác; không cần gõ dấu.',
    'No page matches. Try fewer or other words; diacritics are not needed.',
  ),
  noPage: say('Không có trang này', 'There is no such page'),
  chooseAnother: say('Chọn một trang trong mục lục, hoặc tìm bằng vài từ.', 'Choose a page from the contents, or search with a few words.'),
  skip: say('Bỏ qua đến nội dung', 'Skip to the content'),
  beside: say('Trang trước và trang sau', 'Previous and next page'),
  previous: say('Trang trước', 'Previous page'),
  next: say('Trang sau', 'Next page'),
  language: say('Tiếng Việt', 'English'),
  hotline: say('Cần người giúp? Tổng đài {hotline}, mọi ngày.', 'Want to talk to somebody? Hotline {hotline}, every day.'),
} as const satisfies Record<string, Saying>
