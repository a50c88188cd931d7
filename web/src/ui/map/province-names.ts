import { say, type Saying } from '@innkeeper/protocol/say'

/** The name of a province, and about where its middle is, in degrees. */
type ProvinceName = { readonly name: Saying; readonly at: readonly [latitude: number, longitude: number] }

/** The 34 provinces and cities, for a map whose ground has no pictures: their names say where one is. */
export const provinceNames: readonly ProvinceName[] = [
  { name: say('Hà Nội', 'Hanoi'), at: [21.03, 105.8] },
  { name: say('Thành phố Hồ Chí Minh', 'Ho Chi Minh City'), at: [10.85, 106.75] },
  { name: say('Đà Nẵng', 'Da Nang'), at: [15.7, 107.95] },
  { name: say('Hải Phòng', 'Haiphong'), at: [20.85, 106.5] },
  { name: say('Huế', 'Hue'), at: [16.35, 107.5] },
  { name: say('Cần Thơ', 'Can Tho'), at: [9.8, 105.75] },
  { name: say('Quảng Ninh', 'Quang Ninh'), at: [21.25, 107.2] },
  { name: say('Khánh Hoà', 'Khanh Hoa'), at: [12.15, 109] },
  { name: say('Lâm Đồng', 'Lam Dong'), at: [11.6, 108] },
  { name: say('Lào Cai', 'Lao Cai'), at: [22, 104.3] },
  { name: say('An Giang', 'An Giang'), at: [10.2, 105.15] },
  { name: say('Ninh Bình', 'Ninh Binh'), at: [20.3, 106.05] },
  { name: say('Thanh Hoá', 'Thanh Hoa'), at: [20.05, 105.3] },
  { name: say('Nghệ An', 'Nghe An'), at: [19.25, 104.9] },
  { name: say('Quảng Trị', 'Quang Tri'), at: [17.2, 106.55] },
  { name: say('Gia Lai', 'Gia Lai'), at: [13.9, 108.5] },
  { name: say('Đắk Lắk', 'Dak Lak'), at: [12.85, 108.45] },
  { name: say('Đồng Nai', 'Dong Nai'), at: [11.4, 106.95] },
  { name: say('Cà Mau', 'Ca Mau'), at: [9.15, 105.15] },
  { name: say('Hà Tĩnh', 'Ha Tinh'), at: [18.3, 105.75] },
  { name: say('Quảng Ngãi', 'Quang Ngai'), at: [14.85, 108.25] },
  { name: say('Sơn La', 'Son La'), at: [21.2, 104.1] },
  { name: say('Điện Biên', 'Dien Bien'), at: [21.7, 103.05] },
  { name: say('Lai Châu', 'Lai Chau'), at: [22.3, 103.2] },
  { name: say('Tuyên Quang', 'Tuyen Quang'), at: [22.45, 105.1] },
  { name: say('Cao Bằng', 'Cao Bang'), at: [22.75, 106.1] },
  { name: say('Lạng Sơn', 'Lang Son'), at: [21.85, 106.6] },
  { name: say('Thái Nguyên', 'Thai Nguyen'), at: [21.95, 105.85] },
  { name: say('Bắc Ninh', 'Bac Ninh'), at: [21.3, 106.3] },
  { name: say('Phú Thọ', 'Phu Tho'), at: [21.1, 105.25] },
  { name: say('Hưng Yên', 'Hung Yen'), at: [20.65, 106.2] },
  { name: say('Tây Ninh', 'Tay Ninh'), at: [11, 106.1] },
  { name: say('Đồng Tháp', 'Dong Thap'), at: [10.45, 105.95] },
  { name: say('Vĩnh Long', 'Vinh Long'), at: [10.05, 106.3] },
]
