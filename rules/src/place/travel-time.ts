/** How a way is gone, and about how many minutes it takes. */
export type TravelTime = { readonly by: 'foot' | 'car'; readonly minutes: number }

// Ways in a town are about a third longer than the straight line; out of town roads are faster and wind as much.
const detour = 1.35
const walkedPerMinute = 75
const drivenInTown = 400
const drivenOutside = 750
const town = 5000
/** Beyond half an hour on foot people take a car. */
const longestWalk = 30

/** About how long the way of a straight-line distance in metres takes: an estimate, to be told as one. */
export function travelTime(metres: number): TravelTime {
  const way = metres * detour
  const walk = Math.ceil(way / walkedPerMinute)
  if (walk <= longestWalk) return { by: 'foot', minutes: Math.max(1, walk) }
  const drive = Math.min(way, town) / drivenInTown + Math.max(0, way - town) / drivenOutside
  return { by: 'car', minutes: Math.ceil(drive) }
}
