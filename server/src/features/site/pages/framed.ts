import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import type { Saying } from '@innkeeper/protocol/say'
import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import type { Html } from '#kit/http/html.ts'
import type { SitePart, SitePlace } from '../site-place.ts'

/** The parts around a page: whose site it is, its title and description, and its address without its language. */
export type Framed = {
  readonly place: SitePlace
  readonly property: {
    readonly kind: PropertyKind
    readonly name: Saying
    readonly phone: string
    readonly email: string
    readonly address: string
  }
  readonly look: SiteLook
  readonly title: string
  readonly description: string
  readonly page: SitePart
  readonly query: Readonly<Record<string, string | number>>
  readonly picture: string | null
  /** What search engines read besides, by the vocabulary of schema.org. */
  readonly facts: object | null
  readonly main: Html
  /** A module that the page runs; none on pages that need no script. */
  readonly script?: string
}
