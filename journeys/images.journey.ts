import { expect, test } from 'vitest'
import { badFiles, chooseFiles, drawPhotos, expectBarred, handleOf, namesIn, uploadsTell } from './world/photos.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

const gallery = '/u/0/hotel-setting/hotel-info/hotel-gallary'
const hotelImages = '/u/0/hotel-setting/hotel-info/general-info/images'

const openPhoto = async ({ page, t }: Visitor, name: string): Promise<void> => {
  await page.getByRole('button', { name: t(`Mở ảnh ${name}`, `Open the photo ${name}`), exact: true }).click()
  await page.getByRole('complementary', { name, exact: true }).waitFor()
}

/** The first answer to an upload of this file is lost: the server has the photo, the person does not know. */
const loseAnswerOnce = async ({ page }: Visitor, name: string): Promise<void> => {
  let lost = false
  await page.route('**/resource/upload-image', async (route) => {
    const isMeant = !lost && (route.request().postDataBuffer()?.includes(name) ?? false)
    if (!isMeant) return route.continue()
    lost = true
    await route.fetch()
    return route.fulfill({ status: 408, body: '' })
  })
}

const languages = ['vi', 'en'] as const

test.each(languages)(
  'of twenty files fifteen arrive and five say why; one whose answer was lost is sent again and is there once, %s',
  async (language) => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    await page.goto(gallery)
    await page.getByRole('button', { name: t('Chọn ảnh từ máy', 'Choose photos') }).waitFor()
    await loseAnswerOnce(visitor, `${language}-7.jpg`)
    const good = await drawPhotos(visitor, language, 15)
    await chooseFiles(visitor, [...good.slice(0, 8), ...(await badFiles(visitor, language)), ...good.slice(8)])
    await uploadsTell(visitor, t('Đã thêm 14 ảnh, 6 tệp chưa thêm được.', 'Photos added: 14. Files not added: 6.'))
    for (const reason of [
      t('Ảnh chỉ có 400 × 300 px', 'only 400 × 300 px'),
      t('Ảnh bị hỏng hoặc thiếu dữ liệu', 'damaged or cut off'),
      t('Tệp lớn quá 5 MB', 'over 5 MB'),
      t('Không kết nối được máy chủ', 'The server cannot be reached'),
    ]) {
      await expect.poll(() => page.getByText(reason).count()).toBe(1)
    }
    await expect.poll(() => page.getByText(t('Tệp này không phải ảnh đọc được', 'not a photo that can be read')).count()).toBe(2)
    await visitor.checkAccessibility()
    await page.getByRole('button', { name: t(`Thử lại ${language}-7.jpg`, `Try ${language}-7.jpg again`) }).click()
    await uploadsTell(visitor, t('Đã thêm 15 ảnh, 5 tệp chưa thêm được.', 'Photos added: 15. Files not added: 5.'))
    await page.getByRole('button', { name: t('Dọn danh sách', 'Clear the list') }).click()
    await page.getByRole('searchbox', { name: t('Tìm ảnh', 'Find a photo') }).fill(`${language}-`)
    await page.getByText(t('1–15 trên 15', '1–15 of 15')).waitFor()
    await expect.poll(() => namesIn(visitor, t('thư viện ảnh', 'the photo library'))).toHaveLength(15)
    await visitor.leave()
  },
)

test.each(languages)(
  'captions in both languages and another kind are said of a photo; the list of photos says so at once, %s',
  async (language) => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    await page.goto(`${gallery}?text=${language}-`)
    await openPhoto(visitor, `${language}-1.jpg`)
    await page.getByRole('textbox', { name: t('Chú thích tiếng Việt', 'Vietnamese caption') }).fill(`Sảnh đón khách ${language}`)
    await page.getByRole('textbox', { name: t('Chú thích tiếng Anh', 'English caption') }).fill(`The lobby ${language}`)
    await page
      .getByRole('complementary')
      .getByRole('combobox', { name: t('Loại ảnh', 'Kind of photo') })
      .click()
    await page.getByRole('option', { name: t('Sảnh', 'Lobby') }).click()
    await page.getByRole('button', { name: t('Lưu ảnh', 'Save the photo') }).click()
    const name = t(`Sảnh đón khách ${language}`, `The lobby ${language}`)
    await page.getByRole('button', { name: t(`Mở ảnh ${name}`, `Open the photo ${name}`) }).waitFor()
    await visitor.checkAccessibility()
    await visitor.leave()
  },
)

test.each(languages)(
  'photos of the property are chosen from the library, put in order by keyboard, the first is the main one, %s',
  async (language) => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    const list = t('Ảnh khách sạn', 'Photos of the property')
    const [lobby, second, third] = [t(`Sảnh đón khách ${language}`, `The lobby ${language}`), `${language}-2.jpg`, `${language}-3.jpg`]
    await comeAs(visitor, 'owner')
    await page.goto(hotelImages)
    await page.getByRole('button', { name: t('Chọn từ thư viện', 'Choose from the library') }).click()
    const dialog = page.getByRole('dialog')
    for (const name of [second, third, lobby]) {
      await dialog.getByRole('searchbox').fill(name)
      await dialog.getByRole('checkbox', { name: t(`Chọn ảnh ${name}`, `Choose the photo ${name}`), exact: true }).check()
    }
    await visitor.checkAccessibility()
    await dialog.getByRole('button', { name: t('Thêm 3 ảnh', 'Add photos (3)') }).click()
    await page.getByRole('button', { name: new RegExp(`${t('Đặt', 'Make')} ${lobby} `, 'u') }).click()
    await handleOf(visitor, third).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await page.getByText(t(`Đã đặt ${third} ở vị trí 2`, `${third} put at place 2`)).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: t('Lưu ảnh khách sạn', 'Save the photos') }).click()
    await page.getByText(t('Chưa có gì thay đổi.', 'Nothing is changed.')).waitFor()
    await page.reload()
    await handleOf(visitor, third).waitFor()
    await expect.poll(async () => (await namesIn(visitor, list)).slice(0, 2)).toEqual([lobby, third])
    expect(await namesIn(visitor, list)).toContain(second)
    await visitor.checkAccessibility()
    await visitor.leave()
  },
)

test.each(languages)(
  'a photo in use cannot be deleted and tells where it is used; one that is not in use is deleted, %s',
  async (language) => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    const remove = t('Xoá ảnh', 'Delete the photo')
    await comeAs(visitor, 'owner')
    await page.goto(`${gallery}?text=${language}-`)
    await openPhoto(visitor, `${language}-3.jpg`)
    await expectBarred(visitor, remove, t(`đang dùng ở: Ảnh khách sạn`, `used in Photos of the property`))
    await page
      .getByRole('complementary')
      .getByRole('link', { name: t('Ảnh khách sạn', 'Photos of the property') })
      .waitFor()
    await openPhoto(visitor, `${language}-15.jpg`)
    await page.getByRole('button', { name: remove, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: remove, exact: true }).click()
    await page.getByText(t('1–14 trên 14', '1–14 of 14')).waitFor()
    await visitor.leave()
  },
)

test('on a phone the photos of a room type are added, moved by steps and saved', async () => {
  const visitor = await visit({ language: 'vi', phone: true })
  const { page } = visitor
  await comeAs(visitor, 'owner')
  await page.goto('/u/0/hotel-setting/hotel-info/room-type')
  await page.getByRole('row').first().tap()
  await page.getByRole('link', { name: 'Hình ảnh' }).tap()
  await page.getByRole('button', { name: 'Chụp hoặc chọn ảnh' }).waitFor()
  const before = await namesIn(visitor, 'Ảnh loại phòng')
  await chooseFiles(visitor, await drawPhotos(visitor, 'phone', 3))
  await uploadsTell(visitor, 'Đã thêm 3 ảnh.')
  await expect.poll(() => namesIn(visitor, 'Ảnh loại phòng')).toHaveLength(before.length + 3)
  const last = (await namesIn(visitor, 'Ảnh loại phòng')).at(-1) ?? ''
  await page.getByRole('button', { name: new RegExp(`^Đưa ${last} lên trước`, 'u') }).tap()
  await visitor.checkAccessibility()
  await page.getByRole('button', { name: 'Lưu ảnh loại phòng' }).tap()
  await page.getByText('Chưa có gì thay đổi.').waitFor()
  await page.reload()
  await handleOf(visitor, last).waitFor()
  const after = await namesIn(visitor, 'Ảnh loại phòng')
  expect(after).toHaveLength(before.length + 3)
  expect(after.at(-2)).toBe(last)
  await visitor.leave()
})
