import { amenityCodesOf, catalogueOf, type AmenityOwner } from '@innkeeper/protocol/amenities/amenities'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { Saying } from '@innkeeper/protocol/say'
import type { TickChange } from './amenities.store.ts'

type Groups = CallOutput<'amenity/get-all'>

/** The amenities that an owner may tick, by group, in the order of display. */
export const amenityGroups = (owner: AmenityOwner): Groups =>
  Object.entries(catalogueOf(owner)).map(([group, { words, amenities }]) => ({
    group,
    ...named(words),
    amenities: Object.entries(amenities).map(([code, amenity]) => ({ code, ...named(amenity) })),
  }))

/** The ticks of a change that are not offered, each with its place in the input. */
export const notOffered = (owner: AmenityOwner, { add }: TickChange): { readonly field: string; readonly amenity: string }[] =>
  add.flatMap((amenity, index) => (amenityCodesOf(owner).has(amenity) ? [] : [{ field: `add.${index}`, amenity }]))

/** A change in short form, for the diary: "+3 −1". */
export const changeInShort = ({ add, remove }: TickChange): string => `+${add.length} −${remove.length}`

const named = ({ vi, en }: Saying) => ({ nameVi: vi, nameEn: en })
