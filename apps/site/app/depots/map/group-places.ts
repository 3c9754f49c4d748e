type Point = { x: number; y: number }

/**
 * Groups places whose pins would overlap: each joins the first group whose first place is nearer than
 * `reach`. In the order of the places, so that the same map always has the same groups.
 */
export function groupPlaces<Place>(
  places: readonly Place[],
  pointOf: (place: Place) => Point,
  reach: number,
): Place[][] {
  const groups: { at: Point; places: Place[] }[] = []
  for (const place of places) {
    const at = pointOf(place)
    const group = groups.find(({ at: other }) => Math.hypot(at.x - other.x, at.y - other.y) < reach)
    if (group === undefined) groups.push({ at, places: [place] })
    else group.places.push(place)
  }
  return groups.map((group) => group.places)
}
