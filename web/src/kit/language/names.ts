import type { Saying } from '@innkeeper/protocol/say'

/** What is named in both languages, as records are. */
export type Named = { readonly nameVi: string; readonly nameEn: string }

/** A record's name as a saying: `t(nameOf(roomType))`. */
export const nameOf = ({ nameVi, nameEn }: Named): Saying => ({ vi: nameVi, en: nameEn })
