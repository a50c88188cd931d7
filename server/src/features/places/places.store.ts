import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { byName, contain, is } from '#kit/records/list.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

type Places = CallOutput<'location/get-all'>

/** The provinces whose name contains a text, with or without diacritics; all where the text is empty. */
export const findProvinces = (tx: Tx, text: string): Promise<Places['provinces']> =>
  byName(
    tx.db
      .selectFrom('province')
      .select(['province_code as code', 'name_vi as nameVi', 'name_en as nameEn'])
      .where(contain(text, 'name_vi', 'name_en')),
    'province_code',
  ).execute()

/** The communes whose name contains a text, of one province or of all. */
export const findCommunes = (tx: Tx, sought: { readonly provinceCode?: string; readonly text: string }): Promise<Places['communes']> =>
  byName(
    tx.db
      .selectFrom('commune')
      .select(['commune_code as code', 'province_code as provinceCode', 'name_vi as nameVi', 'name_en as nameEn'])
      .where(is('province_code', sought.provinceCode))
      .where(contain(sought.text, 'name_vi', 'name_en')),
    'commune_code',
  )
    .limit(mostCommunes)
    .execute()

/** No province has more communes. */
const mostCommunes = 300
