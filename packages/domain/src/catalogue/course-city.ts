type Course = { education_city: string | null; depot: { corp_city: string } | null }

/** The city of a course: its own, otherwise its depot's; null when it has neither. */
export function courseCity({ education_city, depot }: Course): string | null {
  return education_city || (depot?.corp_city ?? null)
}
