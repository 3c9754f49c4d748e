type Occasion = { product_slug: string; depot_slug: string | null }

/**
 * The part of the slug that all occasions of a course share: `minikran-10-tm` of
 * `minikran-10-tm-malmo-2027-05-18`. A slug of another form is the key of its own course.
 */
export function courseKey({ product_slug, depot_slug }: Occasion): string {
  const undated = product_slug.replace(/-\d{4}-\d\d-\d\d$/, '')
  const place = `-${depot_slug}`
  const hasPlace = depot_slug !== null && undated.endsWith(place) && undated.length > place.length
  return hasPlace ? undated.slice(0, -place.length) : undated
}

/** A course's name without the city that an occasion's title ends with. */
export function courseTitle(title: string, city: string | null): string {
  const ending = `, ${city}`
  const hasCity = city !== null && title.endsWith(ending) && title.length > ending.length
  return hasCity ? title.slice(0, -ending.length) : title
}
