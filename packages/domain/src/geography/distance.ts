/** Degrees, WGS 84. */
export type Place = { lat: number; lng: number }

const earthRadiusKm = 6371

/** The great-circle distance (0.5 % error at most). */
export function distanceKm(from: Place, to: Place): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin(rad(b - a) / 2) ** 2
  const chord =
    half(from.lat, to.lat) +
    Math.cos(rad(from.lat)) * Math.cos(rad(to.lat)) * half(from.lng, to.lng)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Items with their distance, nearest first. */
export function nearestFirst<Item extends Place>(
  items: readonly Item[],
  from: Place,
): { item: Item; km: number }[] {
  return items.map((item) => ({ item, km: distanceKm(from, item) })).sort((a, b) => a.km - b.km)
}
