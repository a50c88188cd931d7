import { say } from '#say.ts'

/** The bell's notice that the platform set a property's commission to `{percent}`. */
export const commissionNotice = {
  kind: 'commissionAgreed',
  words: say('Hoa hồng đã thoả thuận: {percent}', 'Commission agreed: {percent}'),
} as const
