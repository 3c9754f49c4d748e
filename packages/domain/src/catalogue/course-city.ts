type Course = {
  type: number
  education_city: string | null
  depot: { corp_city: string } | null
}

/** Product types of courses: held at a depot, or on the web. */
export const practicalTraining = 3
export const webTraining = 4

/** The city of a course: its own or else its depot's; null for a web course or without either. */
export function courseCity({ type, education_city, depot }: Course): string | null {
  if (type === webTraining) return null
  return education_city || (depot?.corp_city ?? null)
}
