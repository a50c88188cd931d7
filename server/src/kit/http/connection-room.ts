/** An open connection: its network, how many of its requests are under way, and whether it counts as room or reserve. */
export type Connection = {
  readonly network: Network
  readonly close: () => void
  underWay: number
  place: 'room' | 'reserve' | 'gone'
}

/**
 * A network's connections: all, those that have room, and the idle ones of these, the longest idle first; `told` is whether it was reported
 * as full.
 */
type Network = { readonly name: string; all: number; held: number; readonly idle: Set<Connection>; told: boolean }

/** How many connections have room, how many of one network, and how many more the reserve holds. */
type RoomBounds = {
  readonly most: number
  readonly perNetwork: number | null
  readonly reserve: number
  readonly tellFull: (network: string) => void
}

/** Counts connections. A set keeps the order of insertion: its first idle connection has been idle longest. */
export class ConnectionRoom {
  private readonly networks = new Map<string, Network>()
  private readonly idle = new Set<Connection>()
  private readonly reserved = new Set<Connection>()
  private readonly bounds: RoomBounds
  private held = 0

  constructor(bounds: RoomBounds) {
    this.bounds = bounds
  }

  /** Admits a connection, with room or into the reserve; if neither has a place, closes it and returns null. */
  admit(name: string, close: () => void): Connection | null {
    const network = this.networkNamed(name)
    network.all += 1
    const connection: Connection = { network, close, underWay: 0, place: 'reserve' }
    if (this.hasRoomFor(network)) this.giveRoom(connection)
    else if (!this.isReservedFor(connection)) {
      this.leave(connection)
      close()
      return null
    }
    this.rest(connection)
    return connection
  }

  /** Notes that a request begins, and returns whether its connection has room: one in the reserve gets room if some is free now. */
  begin(connection: Connection): boolean {
    connection.underWay += 1
    this.idle.delete(connection)
    connection.network.idle.delete(connection)
    if (connection.place === 'reserve' && this.hasRoomFor(connection.network)) this.giveRoom(connection)
    return connection.place === 'room'
  }

  /** Notes that a request has ended. */
  end(connection: Connection): void {
    connection.underWay -= 1
    this.rest(connection)
  }

  /** Notes that a connection is closed; a second call does nothing. */
  leave(connection: Connection): void {
    const { network, place } = connection
    if (place === 'gone') return
    connection.place = 'gone'
    for (const set of [this.reserved, this.idle, network.idle]) set.delete(connection)
    if (place === 'room') {
      this.held -= 1
      network.held -= 1
    }
    network.all -= 1
    if (network.all === 0) this.networks.delete(network.name)
  }

  private networkNamed(name: string): Network {
    const network = this.networks.get(name) ?? { name, all: 0, held: 0, idle: new Set(), told: false }
    this.networks.set(name, network)
    return network
  }

  /** Whether there is room for one more connection of a network; closes an idle one to make room. */
  private hasRoomFor(network: Network): boolean {
    const { most, perNetwork } = this.bounds
    const ofNetwork = perNetwork ?? most
    if (network.held >= ofNetwork) this.closeFirst(network.idle)
    else if (this.held >= most) this.closeFirst(this.idle)
    return this.held < most && network.held < ofNetwork
  }

  private giveRoom(connection: Connection): void {
    this.reserved.delete(connection)
    this.held += 1
    connection.network.held += 1
    connection.place = 'room'
  }

  /** Admits a connection to the reserve; if the reserve is full, closes one of its connections that has no request. */
  private isReservedFor(connection: Connection): boolean {
    const { network } = connection
    if (!network.told) this.bounds.tellFull(network.name)
    network.told = true
    if (this.reserved.size >= this.bounds.reserve) this.closeFirst([...this.reserved].filter(({ underWay }) => underWay === 0))
    if (this.reserved.size >= this.bounds.reserve) return false
    this.reserved.add(connection)
    return true
  }

  private rest(connection: Connection): void {
    if (connection.underWay > 0 || connection.place !== 'room') return
    this.idle.add(connection)
    connection.network.idle.add(connection)
  }

  private closeFirst(connections: Iterable<Connection>): void {
    for (const first of connections) {
      this.leave(first)
      first.close()
      return
    }
  }
}
