import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { propertyLogoAddress } from '#features/images/pictures/site-logos.reads.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { findDraft, findFirstLook, findLive } from './site-looks.store.ts'

/** The look that guests see: what was published last, or the first template. Its logo is the property's own where it has none. */
export const publishedLook = async (tx: PropertyTx): Promise<SiteLook> =>
  withLogo(tx, (await findLive(tx))?.look ?? (await findFirstLook(tx)))

/** The look as it would be published now: the draft, or what guests see where there is none. */
export const draftLook = async (tx: PropertyTx): Promise<SiteLook> => {
  const { draft } = await findDraft(tx)
  return draft === null ? publishedLook(tx) : withLogo(tx, draft)
}

const withLogo = async (tx: PropertyTx, look: SiteLook): Promise<SiteLook> =>
  look.logo === '' ? { ...look, logo: (await propertyLogoAddress(tx)) ?? '' } : look
