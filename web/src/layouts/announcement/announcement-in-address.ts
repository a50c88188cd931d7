import { z } from 'zod'

/** The announcement that the address asks to be shown, over whatever screen it is of. */
export const announcementInAddress = z.object({ announcement: z.uuid().or(z.literal('')).catch('') })
