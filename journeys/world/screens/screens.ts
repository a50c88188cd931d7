import { isFunctionCode } from '@innkeeper/protocol/access'
import { z } from 'zod'

const table = new URL('../../../web/src/screen-table/screens.ts', import.meta.url)
const publicTable = new URL('../../../web/src/screen-table/public.ts', import.meta.url)
const platformTable = new URL('../../../web/src/screen-table/platform.ts', import.meta.url)
const area = '/u/$hotelId/'

/** A screen of the hotel area: its path below `/u/{hotelIdParam}/`, and the codes that its route requires. */
const routeOfHotel = z.object({
  path: z
    .string()
    .startsWith(area)
    .transform((path) => path.slice(area.length)),
  codes: z.array(z.string().refine(isFunctionCode)),
})

/** Every screen that needs no session, read from the same table. */
export const publicRoutes = async (): Promise<readonly z.infer<typeof routeOfPublic>[]> => {
  const loaded: unknown = await import(publicTable.href)
  return z.object({ publicScreens: z.array(routeOfPublic).min(6) }).parse(loaded).publicScreens
}

const routeOfPublic = z.object({ path: z.string().startsWith('/') })

/** A screen of the administrators: its path. */
const routeOfPlatform = z.object({ path: z.string().startsWith('/admin/') })

/** Every screen of the administrators, read from the same table. */
export const platformRoutes = async (): Promise<readonly z.infer<typeof routeOfPlatform>[]> => {
  const loaded: unknown = await import(platformTable.href)
  return z.object({ platformScreens: z.array(routeOfPlatform).min(6) }).parse(loaded).platformScreens
}

/** Every screen of the hotel area, read from the web application's own table, so that no test of rights forgets one that is added. */
export const hotelRoutes = async (): Promise<readonly z.infer<typeof routeOfHotel>[]> => {
  const loaded: unknown = await import(table.href)
  return z.object({ hotelScreens: z.array(routeOfHotel).min(20) }).parse(loaded).hotelScreens
}
