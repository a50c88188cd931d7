import { amenityCodesOf, catalogueOf, type AmenityOwner } from '@innkeeper/protocol/amenities'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { Saying } from '@innkeeper/protocol/say'
import type { TickChange } from './amenities.store.ts'

type Groups = CallOutput<'amenity/get-all'>

/** What somebody may tick, group by group, in the order in which it is offered. */
export const amenityGroups = (owner: AmenityOwner): Groups =>
  Object.entries(catalogueOf(owner)).map(([group, { words, amenities }]) => ({
    group,
    ...named(words),
    amenities: Object.entries(amenities).map(([code, amenity]) => ({ code, ...named(amenity) })),
  }))

/** The ticks of a change that are not offered, each with its place in the input. */
export const notOffered = (owner: AmenityOwner, { add }: TickChange): { readonly field: string; readonly amenity: string }[] =>
  add.flatMap((amenity, index) => (amenityCodesOf(owner).has(amenity) ? [] : [{ field: `add.${index}`, amenity }]))

/** A change in a few characters, for the diary: "+3 −1". */
export const changeInShort = ({ add, remove }: TickChange): string => `+${add.length} −${remove.length}`

const named = ({ vi, en }: Saying) => ({ nameVi: vi, nameEn: en })
