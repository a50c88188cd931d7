import { lookParts } from '@innkeeper/rules/site-look/changed-parts'
import { siteTemplateKeys } from '@innkeeper/rules/site-look/site-look'
import { z } from 'zod'
import { call, uploadBytes } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { historyOf } from '#diary/history.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { lookPartWords, siteTemplateWords } from '#words/property/site-look-words.ts'
import { photoMediaTypes, photoRefusals } from '../hotel-information/resource.ts'
import { lookFields, lookTold } from './site-look-fields.ts'

const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))
const id = field.id(say('Bản giao diện', 'Version of the look'))
const moment = field.moment(say('Lúc', 'At'))
const see = { who: 'property', codes: ['BE_SETTINGS_1'] } as const
const change = { who: 'property', codes: ['BE_SETTINGS_1', 'BE_SETTINGS_2'] } as const
const number = field.count(say('Bản số', 'Version number'), { min: 1, max: 1_000_000 })

/** What a draft is refused for: a link that must never be shown, not even to its author. */
const draftRefusals = ['lookNotHttps', 'lookLinkRefused', 'lookNotOfNetwork'] as const

export const headerFooterCalls = {
  'header-footer/history': historyOf(say('Lịch sử giao diện trang đặt phòng', 'History of the look of the site'), see),
  'header-footer/detail': call({
    words: say('Giao diện trang đặt phòng', 'Look of the site'),
    kind: 'read',
    method: 'GET',
    access: see,
    /** Without an id the draft, or what is published where there is none. */
    input: z.strictObject({ id: id.optional() }),
    output: z.object({
      version,
      ...lookFields.shape,
      /** Whether there is a draft. */
      drafted: z.boolean(),
      /** When and by whom this draft or version was saved last; null and empty where nobody has yet. */
      changedAt: moment.nullable(),
      changedBy: z.string(),
      /** What guests see; null where nothing was published yet and they see the first template. */
      live: z.object({ id, number, publishedAt: moment, publishedBy: z.string(), look: lookFields }).nullable(),
      /** The property's own logo, which a look without one shows. */
      propertyLogo: z.string().nullable(),
      /** The property's site, which the preview shows. */
      code: z.string(),
      propertyName: nameShape,
    }),
    refusals: ['lookVersionMissing'],
  }),
  'header-footer/update': call({
    words: say('Lưu nháp giao diện', 'Save the draft of the look'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ version, ...changesOf(lookFields.shape) }),
    output: z.object({ version }),
    refusals: ['lookChanged', 'imageMissing', ...draftRefusals],
    /** The draft is saved while its author types, which would fill the diary; it says who published what. */
    record: { kind: 'siteLook' },
    limits: { perMinute: 120 },
  }),
  'header-footer/template': call({
    words: say('Các mẫu giao diện', 'Templates of the look'),
    kind: 'read',
    method: 'GET',
    access: see,
    input: z.strictObject({}),
    output: z.array(
      z.object({ id: field.choice(lookPartWords.template, siteTemplateKeys, siteTemplateWords), name: nameShape, look: lookFields }),
    ),
    refusals: [],
  }),
  'header-footer/publish': call({
    words: say('Xuất bản giao diện', 'Publish the look'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ seen: version }),
    output: z.object({ version, id, number }),
    refusals: [
      'lookChanged',
      'lookUnchanged',
      'lookContrast',
      'lookWordsMissing',
      'lookAddressMissing',
      'lookNetworkTwice',
      'imageMissing',
      ...draftRefusals,
    ],
    diary: say('Xuất bản giao diện, bản {subject}', 'Published the look, version {subject}'),
    record: { kind: 'siteLook' },
    tells: lookTold,
  }),
  'header-footer/discard': call({
    words: say('Bỏ nháp giao diện', 'Discard the draft of the look'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ seen: version }),
    output: z.object({ version }),
    refusals: ['lookChanged'],
    diary: say('Bỏ nháp giao diện', 'Discarded the draft of the look'),
    record: { kind: 'siteLook' },
    tells: z.object({}),
  }),
  'header-footer/restore': call({
    words: say('Về bản giao diện cũ', 'Go back to a former look'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ seen: version, id }),
    output: z.object({ version, number }),
    refusals: ['lookChanged', 'lookVersionMissing'],
    diary: say('Lấy giao diện bản {subject} làm nháp', 'Took version {subject} of the look as the draft'),
    record: { kind: 'siteLook' },
    tells: z.object({}),
  }),
  'header-footer/versions': call({
    words: say('Các bản giao diện', 'Versions of the look'),
    kind: 'read',
    method: 'GET',
    access: see,
    list: true,
    input: z.strictObject(field.page),
    output: z.array(
      z.object({
        id,
        number,
        publishedAt: moment,
        publishedBy: z.string(),
        /** Whether guests see it. */
        live: z.boolean(),
        /** In what it differs from the version before. */
        changed: z.array(z.enum(lookParts)),
      }),
    ),
    refusals: [],
  }),
  'header-footer/upload-logo': call({
    words: say('Tải logo của trang', 'Upload a logo of the site'),
    kind: 'change',
    method: 'POST',
    access: change,
    upload: { field: 'file', words: say('Logo', 'Logo'), maxBytes: uploadBytes, accept: photoMediaTypes },
    input: z.strictObject({}),
    /** The address for a look's `logo`. */
    output: z.object({ logo: z.string() }),
    refusals: photoRefusals,
    limits: { perMinute: 30, seconds: 60 },
  }),
  'header-footer/preview-token': call({
    words: say('Xem trước giao diện nháp', 'Preview the draft of the look'),
    kind: 'change',
    method: 'POST',
    access: see,
    input: z.strictObject({}),
    output: z.object({ token: z.string(), until: moment }),
    refusals: [],
    limits: { perMinute: 60 },
  }),
}
