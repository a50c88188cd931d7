import { lookLimits, menuPages, siteTemplateKeys } from '@innkeeper/rules/site-look/site-look'
import { socialNetworks, networkNames } from '@innkeeper/rules/site-look/social-networks'
import { z } from 'zod'
import { explained, field, named } from '#field.ts'
import { say, type Saying } from '#say.ts'
import { lookPartWords, menuPageWords, siteTemplateWords } from '#words/property/site-look-words.ts'

const colour = (label: Saying) =>
  named(
    label,
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^#[0-9A-F]{6}$/u),
    { example: '#0F4C54' },
  )

/** The seven colours of a site. */
const siteColours = z.strictObject({
  primaryText: colour(lookPartWords.primaryText),
  primaryBackground: colour(lookPartWords.primaryBackground),
  topHeader: colour(lookPartWords.topHeader),
  header: colour(lookPartWords.header),
  footer: colour(lookPartWords.footer),
  bottomFooter: colour(lookPartWords.bottomFooter),
  button: colour(lookPartWords.button),
})

const address = explained(field.text(say('Địa chỉ liên kết', 'Address of the link'), { min: 0, max: lookLimits.address }), {
  hint: say('Bắt đầu bằng https://', 'Starts with https://'),
  example: 'https://example.com/spa',
})

const menuItem = z.strictObject({
  nameVi: field.text(say('Tên tiếng Việt', 'Vietnamese name'), { min: 0, max: lookLimits.name }),
  nameEn: field.text(say('Tên tiếng Anh', 'English name'), { min: 0, max: lookLimits.name }),
  page: field.choice(say('Dẫn đến', 'Leads to'), menuPages, menuPageWords),
  address,
})

const content = (label: Saying) =>
  explained(field.note(label, { max: lookLimits.content }), {
    hint: say(
      '**đậm**, *nghiêng*, [chữ](https://…), dòng bắt đầu bằng “- ” là danh sách',
      '**bold**, *italic*, [words](https://…), lines that start with “- ” are a list',
    ),
  })

const widget = z.strictObject({
  titleVi: field.text(say('Tiêu đề tiếng Việt', 'Vietnamese title'), { min: 0, max: lookLimits.title }),
  titleEn: field.text(say('Tiêu đề tiếng Anh', 'English title'), { min: 0, max: lookLimits.title }),
  contentVi: content(say('Nội dung tiếng Việt', 'Vietnamese content')),
  contentEn: content(say('Nội dung tiếng Anh', 'English content')),
})

/** A network has one name in every language. */
const networkWords = Object.fromEntries(
  socialNetworks.map((network) => [network, { vi: networkNames[network], en: networkNames[network] }]),
)

const socialLink = z.strictObject({
  network: named(say('Mạng', 'Network'), z.enum(socialNetworks), { choices: networkWords }),
  address,
})

/** The look of a property's site: the record that is drafted and published. */
export const lookFields = z.strictObject({
  template: field.choice(lookPartWords.template, siteTemplateKeys, siteTemplateWords),
  colours: named(say('Bảy màu', 'Seven colours'), siteColours),
  /** The address of an uploaded picture; empty for the property's own logo. */
  logo: named(lookPartWords.logo, z.string().regex(/^(?:\/files\/[0-9a-f]{40}-\d{2,4}\.webp)?$/u)),
  menu: named(lookPartWords.menu, z.array(menuItem).max(lookLimits.menu)),
  widgets: named(lookPartWords.widgets, z.array(widget).max(lookLimits.widgets)),
  social: named(lookPartWords.social, z.array(socialLink).max(lookLimits.social)),
})

/** A look in the diary, which shows of a thing with two names only these: where an item of the menu leads is told too. */
export const lookTold = z.object({
  ...lookFields.shape,
  menu: named(
    lookPartWords.menu,
    z.array(z.object({ vi: menuItem.shape.nameVi, en: menuItem.shape.nameEn, page: menuItem.shape.page, address: menuItem.shape.address })),
  ),
})
