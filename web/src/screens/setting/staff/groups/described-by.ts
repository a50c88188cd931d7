import type { Saying } from '@innkeeper/protocol/say'

/** The description of a group in both languages; where the English one is empty, the Vietnamese one stands for it. */
export const describedBy = ({ description, descriptionEn }: { description: string; descriptionEn: string }): Saying => ({
  vi: description,
  en: descriptionEn === '' ? description : descriptionEn,
})
