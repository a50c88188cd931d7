import { useEffect, useMemo, useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import type { gridOffersOf } from '../../offers/grid-offers.ts'
import type { GridOffers, Layer } from '../cells/look.ts'

/** What a layer shows of offers: read, and its code loaded, when a person first chooses such a layer. */
export const useOffers = (layer: Layer): GridOffers | null => {
  const wanted = layer === 'promotions' || layer.startsWith('level')
  const { data } = useRead('room-plan/get-offers', {}, { when: wanted })
  const [make, setMake] = useState<{ readonly of: typeof gridOffersOf } | null>(null)
  useEffect(() => {
    if (wanted) void import('../../offers/grid-offers.ts').then(({ gridOffersOf }) => setMake({ of: gridOffersOf }))
  }, [wanted])
  return useMemo(() => (wanted && data !== undefined && make !== null ? make.of(data, layer) : null), [wanted, data, make, layer])
}
