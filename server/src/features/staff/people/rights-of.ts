import { wholeCodes } from '@innkeeper/protocol/functions/function-tree'
import type { FunctionCode } from '@innkeeper/protocol/access'
import type { Person } from '#kit/request/who.ts'
import { differingCodes, notHeld } from '../giving.ts'
import type { GroupOfPerson, PersonHere } from './people.store.ts'

/** The rights of somebody: those of their groups, those given alone, and whether they work. */
export type Rights = { readonly active: boolean; readonly groups: readonly GroupOfPerson[]; readonly codes: readonly FunctionCode[] }

/** All rights of a person: the union of those of active groups and of those given alone. */
export const rightsOf = ({ groups, codes }: Pick<Rights, 'groups' | 'codes'>): readonly FunctionCode[] =>
  wholeCodes([...groups.filter(({ active }) => active).flatMap((group) => group.codes), ...codes])

/** Every right that a change gives, takes away, or may give once a group is in use again. */
export const movedRights = (before: Rights, after: Rights): readonly FunctionCode[] => {
  const [had, has] = [new Set(before.groups.map(({ id }) => id)), new Set(after.groups.map(({ id }) => id))]
  const moved = [...before.groups.filter(({ id }) => !has.has(id)), ...after.groups.filter(({ id }) => !had.has(id))]
  const shifted = before.active === after.active ? [] : rightsOf(after)
  return wholeInOrder([...differingCodes(before.codes, after.codes), ...moved.flatMap(({ codes }) => codes), ...shifted])
}

/** Rights that a person has from now on. */
export const gainedRights = (before: Rights, after: Rights): readonly FunctionCode[] => {
  if (!after.active) return []
  const had = new Set(before.active ? rightsOf(before) : [])
  return rightsOf(after).filter((code) => !had.has(code))
}

/** The rights of a person that the other one lacks: such a person is above them. */
export const rightsAbove = (person: Pick<Rights, 'groups' | 'codes'>, other: Pick<Person, 'codes'>): readonly FunctionCode[] =>
  notHeld(other, rightsOf(person))

/** Why somebody may only look at a person; null where they may change them. */
export const lockOf = (person: PersonHere, looking: Pick<Person, 'accountId' | 'codes'>): 'self' | 'owner' | 'above' | null => {
  if (person.id === looking.accountId) return 'self'
  if (person.owner) return 'owner'
  return rightsAbove(person, looking).length > 0 ? 'above' : null
}

const wholeInOrder = (codes: readonly FunctionCode[]): readonly FunctionCode[] => [...new Set(codes)]
