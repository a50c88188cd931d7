import { implement } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { findCommunes, findProvinces } from './places.store.ts'

/** Shorter texts match half of the country. */
const leastText = 2

export const placesCalls = ({ mapGround }: Pick<Outside, 'mapGround'>) =>
  implement({
    'location/get-all': async (at, { provinceCode, text }) => ({
      provinces: await findProvinces(at.tx, text),
      communes:
        provinceCode !== undefined || text.length >= leastText
          ? await findCommunes(at.tx, { text, ...(provinceCode === undefined ? {} : { provinceCode }) })
          : [],
    }),

    'location/map': async () => ({ tiles: mapGround.tiles, attribution: mapGround.attribution }),
  })
