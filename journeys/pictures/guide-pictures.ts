import type { Picture, Scene } from './picture.ts'
import { switchToPark } from '../world/park.ts'
import { dayFromToday, showBatch, showBooking, showGrid } from './scenes.ts'

const information = '/u/0/hotel-setting/hotel-info'

/** Opens an address and waits for the title of its screen. */
const open = async ({ page }: Scene, address: string): Promise<void> => {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const sale = '/u/0/hotel-manage/room-sale'

/** Screens that show what their page of the guide tells as soon as they are open. */
const pagesAsTheyOpen = [
  ['promotions', `${sale}/sale-promotion-package/promotion/list-of-promotions`],
  ['gift-codes', '/u/0/hotel-manage/gift-code'],
  ['services', '/u/0/hotel-manage/service/list/list-of-service'],
  ['price-rules', `${sale}/avail-and-rate/price-rules`],
  ['copy-forward', `${sale}/avail-and-rate/copy-forward`],
  ['excel', `${sale}/avail-and-rate/excel`],
  ['agents', '/u/0/travel-agent/active'],
  ['agent-terms', '/u/0/travel-agent/terms'],
  ['requests', '/u/0/booking/request-booking'],
  ['transactions', '/u/0/booking/list-transaction'],
  ['contract', '/u/0/account/contract'],
  ['users', '/u/0/account/list-user/user'],
  ['account', '/u/0/account/setting'],
  ['configuration', `${information}/hotel-config/general`],
  ['payment-gateways', `${information}/hotel-config/paygate`],
] as const

const platformPages = [
  ['platform-bookings', '/admin/bookings'],
  ['platform-months', '/admin/monthly-statements'],
  ['platform-contracts', '/admin/contracts'],
  ['platform-agents', '/admin/agents'],
  ['announcements', '/admin/announcements'],
  ['administrators', '/admin/users'],
  ['contract-templates', '/admin/contract-templates/hotel'],
] as const

const publicPages = [
  ['signing-in', '/login'],
  ['registering', '/register'],
  ['contract-check', '/contract-check'],
  ['agents-api', '/api/v2/hotel/docs#section-distribution'],
] as const

/** The pictures of the user guide; each is taken in both languages. */
export const guidePictures: readonly Picture[] = [
  {
    name: 'dashboard',
    show: async (scene) => {
      await open(scene, '/u/0/dashboard')
      const { page, t } = scene
      await page
        .getByText(/\d\s?%\s(?:lấp đầy|full)$/u)
        .first()
        .waitFor()
      await page.getByText(t('tính vào đêm khách ở', 'counted on the nights stayed')).waitFor()
    },
  },
  {
    name: 'map-place',
    show: async (scene) => {
      await open(scene, `${information}/general-info/register`)
      const { page, t } = scene
      const map = page.getByLabel(t('Vị trí trên bản đồ', 'Position on the map')).first()
      await map.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    },
  },
  { name: 'gallery', show: (scene) => open(scene, `${information}/hotel-gallary`) },
  {
    name: 'room-type',
    show: async (scene) => {
      await open(scene, `${information}/room-type`)
      await scene.page.getByRole('row').nth(1).click()
      await scene.page.getByRole('button', { name: scene.t('Lưu loại phòng', 'Save the room type') }).waitFor()
    },
  },
  { name: 'sale-package', show: (scene) => open(scene, '/u/0/hotel-manage/room-sale/sale-promotion-package/sale/edit/new') },
  { name: 'cancellation-policy', show: (scene) => showCancellationPolicy(scene) },
  { name: 'grid', show: showGrid },
  { name: 'batch-update', show: showBatch },
  { name: 'closing-a-night', phone: true, show: (scene) => showClosing(scene) },
  {
    name: 'why',
    show: async (scene) => {
      await showGrid(scene)
      const { page, t } = scene
      await page.getByRole('button', { name: t('Vì sao không đặt được?', 'Why can’t this be booked?') }).click()
      await page
        .getByText(t('Đại lý bất kỳ trả', 'Any agent pays'))
        .or(page.getByText(t('Nếu mở, đại lý bất kỳ trả', 'If open, any agent would pay')))
        .waitFor()
      await page.getByRole('heading', { name: t('Vì sao không đặt được?', 'Why can’t this be booked?') }).click()
    },
  },
  {
    name: 'log',
    show: async (scene) => {
      await open(scene, '/u/0/hotel/activityDiaryUpdateBulk')
      await scene.page.getByRole('row').nth(1).click()
      await scene.page.getByRole('button', { name: scene.t('Hoàn tác thao tác này', 'Undo this operation') }).waitFor()
    },
  },
  { name: 'booking', show: showBooking },
  {
    name: 'cancelling',
    show: async (scene) => {
      await showBooking(scene)
      await scene.page.getByRole('button', { name: scene.t('Huỷ đặt phòng', 'Cancel booking') }).click()
      await scene.page.getByRole('dialog').waitFor()
    },
  },
  { name: 'preview', show: (scene) => open(scene, '/u/0/hotel/review') },
  {
    name: 'what-would-this-cost',
    show: async (scene) => {
      await open(scene, `${sale}/what-would-this-cost?from=${dayFromToday(40)}&to=${dayFromToday(43)}`)
      const { page, t } = scene
      await page.getByRole('combobox', { name: t('Loại phòng và gói', 'Room type and package') }).click()
      await page.getByRole('option').first().click()
    },
  },
  {
    name: 'system-log',
    show: async (scene) => {
      await open(scene, '/u/0/hotel/activityDiary')
      await scene.page.getByRole('row').nth(1).click()
    },
  },
  {
    name: 'tickets',
    show: async (scene) => {
      await open(scene, '/u/0/dashboard')
      await open(scene, `${await switchToPark(scene)}/hotel-manage/tickets/calendar`)
    },
  },
  {
    name: 'monthly-statements',
    show: async (scene) => {
      await open(scene, '/u/0/booking/list-transaction/monthly')
      await scene.page.getByRole('row', { name: /CATVANG/u }).click()
      await scene.page.getByText(scene.t('Đại lý không đồng ý', 'Disputed by the agent')).first().waitFor()
    },
  },
  {
    name: 'bank-statements',
    show: async (scene) => {
      await open(scene, '/u/0/booking/list-transaction/statements')
      const { page, t } = scene
      const day = dayFromToday(0).split('-').toReversed().join('/')
      const lines = [
        'Ngày giao dịch;Số tiền ghi có;Nội dung',
        `${day};1250000;NGUYEN THI LAN dat coc phong`,
        `${day};480000;tra tien an sang`,
      ]
      const file = { name: 'sao-ke.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
      await page.locator('input[type=file]').first().setInputFiles(file)
      await page.getByText(t('Không có mã đặt phòng', 'The content has no booking code')).first().waitFor()
    },
  },
  {
    name: 'payment-links',
    show: async (scene) => {
      await showBooking(scene)
      await scene.page.getByRole('button', { name: scene.t('Liên kết thanh toán', 'Payment links') }).click()
      await scene.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'first-prices',
    show: async (scene) => {
      const { page, t } = scene
      await showChange(scene, { from: 1, to: 365, field: t('Số phòng bán', 'Allotment') })
      await page.getByRole('textbox', { name: t('Số phòng', 'Rooms'), exact: true }).fill('20')
    },
  },
  {
    name: 'restrictions',
    show: async (scene) => {
      const { page, t } = scene
      await showChange(scene, { from: 60, to: 63, field: t('Tối thiểu', 'Minimum stay') })
      await page.getByRole('textbox', { name: t('Số đêm tối thiểu', 'Minimum stay'), exact: true }).fill('4')
    },
  },
  {
    name: 'lists',
    show: async (scene) => {
      await open(scene, '/u/0/booking/list-booking')
      await scene.page.getByRole('button', { name: scene.t('Chọn cột', 'Choose columns') }).click()
    },
  },
  ...pagesAsTheyOpen.map(([name, address]): Picture => ({ name, show: (scene) => open(scene, address) })),
  { name: 'approving', who: 'admin', show: (scene) => open(scene, '/admin/hotels?view=all') },
  ...platformPages.map(([name, address]): Picture => ({ name, who: 'admin', show: (scene) => open(scene, address) })),
  ...publicPages.map(([name, address]): Picture => ({ name, who: 'stranger', show: (scene) => open(scene, address) })),
]

const showCancellationPolicy = async (scene: Scene): Promise<void> => {
  await open(scene, `${information}/hotel-config/cancellation/edit/new`)
  const { page, t } = scene
  const add = page.getByRole('button', { name: t('Thêm mốc', 'Add a step') })
  await add.click()
  await page.getByRole('combobox', { name: t('Tính theo', 'Charged by') }).click()
  await page.getByRole('option', { name: t('Số đêm đầu', 'First nights'), exact: true }).click()
  await add.click()
  await page
    .getByRole('textbox', { name: t('Ngày trước khi đến', 'Days before arrival') })
    .nth(1)
    .fill('2')
  await page.mouse.move(0, 0)
  await page
    .getByText(t('Khách và đại lý đọc thấy', 'As guests and agents read it'))
    .evaluate((label) => label.scrollIntoView({ block: 'center' }))
}

const showClosing = async ({ page, t }: Scene): Promise<void> => {
  await page.goto('/u/0/hotel-manage/room-sale/avail-and-rate?close=night')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('switch').nth(1).click()
  await sheet.getByText(t('Giá, CTA và CTD không đổi.', 'Prices, CTA and CTD do not change.')).waitFor()
}

/** Opens a batch update of some days with one field ticked. The browser keeps what was begun before, so that is cleared first. */
const showChange = async ({ page, t }: Scene, { from, to, field }: { from: number; to: number; field: string }): Promise<void> => {
  const address = `${sale}/avail-and-rate/batch-update?from=${dayFromToday(from)}&to=${dayFromToday(to)}`
  await page.goto(address)
  await page.getByRole('button', { name: t('Bỏ', 'Clear'), exact: true }).click()
  await page.getByText(t('Đã xoá những gì đã nhập', 'What was entered is cleared')).waitFor()
  await page.goto(address)
  const flexible = t('Linh hoạt, gồm bữa sáng', 'Flexible, breakfast included')
  await page.getByRole('checkbox', { name: flexible }).first().check()
  await page.getByRole('checkbox', { name: field, exact: true }).check()
}
