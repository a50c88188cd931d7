import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { startingLook } from '@innkeeper/rules/site-look/site-templates'
import { v7 as uuidv7 } from 'uuid'
import { asStored, writeLook } from '#features/site-looks/look-document.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { SeededProperty } from '../seeded.ts'

/** Publishes a look for the sites of two of the sample properties: two versions for the hotel by the sea, one for the park. */
export const seedSiteLooks = async (
  tx: Tx,
  properties: readonly Pick<SeededProperty, 'code' | 'propertyId'>[],
  { now, person }: { readonly now: Date; readonly person: string },
): Promise<void> => {
  const rows = properties.flatMap(({ code, propertyId }) =>
    (looks[code] ?? []).map(({ look, daysAgo }, index) => ({
      property_id: propertyId,
      site_look_version_id: uuidv7(),
      number: index + 1,
      look: writeLook(asStored(look)),
      published_at: new Date(now.getTime() - daysAgo * dayMilliseconds).toISOString(),
      published_by: person,
    })),
  )
  await tx.db.insertInto('site_look_version').values(rows).execute()
}

const dayMilliseconds = 86_400_000

const sea: SiteLook = {
  ...startingLook('coast', 'hotel'),
  widgets: [
    {
      titleVi: 'Về chúng tôi',
      titleEn: 'About us',
      contentVi: 'Khách sạn gia đình bên bãi Mỹ Khê, **mở cửa từ 1998**.',
      contentEn: 'A family hotel at My Khe beach, **open since 1998**.',
    },
    {
      titleVi: 'Quy định',
      titleEn: 'House rules',
      contentVi: '- Nhận phòng từ 14:00, trả phòng trước 12:00\n- Không hút thuốc trong phòng\n- Hồ bơi mở 6:00 – 21:00',
      contentEn: '- Check-in from 14:00, check-out by 12:00\n- No smoking in the rooms\n- The pool is open 6:00 – 21:00',
    },
  ],
  social: [{ network: 'facebook', address: 'https://www.facebook.com/haiautrang.danang' }],
}

/** The looks by the property's code, the oldest first. */
const looks: Readonly<Record<string, readonly { readonly look: SiteLook; readonly daysAgo: number }[]>> = {
  HAIAU: [
    { look: { ...sea, social: [], colours: { ...sea.colours, button: '#0F6B75' } }, daysAgo: 90 },
    { look: sea, daysAgo: 40 },
  ],
  THACMAY: [{ look: startingLook('garden', 'playground'), daysAgo: 25 }],
}
