import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { Tx } from '#kit/transaction/transaction.ts'

type Places = CallOutput<'location/get-all'>

/** The provinces whose name contains a text, with or without diacritics; all where the text is empty. */
export const findProvinces = (tx: Tx, text: string): Promise<Places['provinces']> =>
  tx.rows(
    `select province_code as code, name_vi as "nameVi", name_en as "nameEn" from province
      where position(folded($1) in folded(name_vi || ' ' || name_en)) > 0
      order by name_vi collate "vi-x-icu"`,
    [text],
  )

/** The communes whose name contains a text, of one province or of all. */
export const findCommunes = (tx: Tx, sought: { readonly provinceCode?: string; readonly text: string }): Promise<Places['communes']> =>
  tx.rows(
    `select commune_code as code, province_code as "provinceCode", name_vi as "nameVi", name_en as "nameEn" from commune
      where ($1::text is null or province_code = $1) and position(folded($2) in folded(name_vi || ' ' || name_en)) > 0
      order by name_vi collate "vi-x-icu", commune_code limit $3`,
    [sought.provinceCode ?? null, sought.text, mostCommunes],
  )

/** No province has more communes. */
const mostCommunes = 300
