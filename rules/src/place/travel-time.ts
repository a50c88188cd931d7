/** How people travel a distance, and about how many minutes it takes. */
export type TravelTime = { readonly by: 'foot' | 'car'; readonly minutes: number }

// Routes in a town are about a third longer than the straight line; outside towns roads are faster and wind as much.
const detour = 1.35
const walkedPerMinute = 75
const drivenInTown = 400
const drivenOutside = 750
const town = 5000
/** People take a car when the walk is longer than half an hour. */
const longestWalk = 30

/** The estimated travel time for a straight-line distance in metres; always shown as an estimate. */
export const travelTime = (metres: number): TravelTime => {
  const way = metres * detour
  const walk = Math.ceil(way / walkedPerMinute)
  if (walk <= longestWalk) return { by: 'foot', minutes: Math.max(1, walk) }
  const drive = Math.min(way, town) / drivenInTown + Math.max(0, way - town) / drivenOutside
  return { by: 'car', minutes: Math.ceil(drive) }
}
