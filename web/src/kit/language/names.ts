import type { Saying } from '@innkeeper/protocol/say'

/** A thing with a name: records have names in both languages, published things have titles in both, and a person has one name. */
export type Named =
  | { readonly nameVi: string; readonly nameEn: string }
  | { readonly titleVi: string; readonly titleEn: string }
  | { readonly fullName: string }

/** A record's name as a saying: `t(nameOf(roomType))`. */
export const nameOf = (record: Named): Saying => {
  if ('fullName' in record) return { vi: record.fullName, en: record.fullName }
  return 'nameVi' in record ? { vi: record.nameVi, en: record.nameEn } : { vi: record.titleVi, en: record.titleEn }
}
