import { webTraining } from './product-types.ts'

type Course = {
  type: number
  education_city: string | null
  depot: { corp_city: string } | null
}

/** The city of a course: its own or else its depot's; null for a web course or without either. */
export function courseCity({ type, education_city, depot }: Course): string | null {
  if (type === webTraining) return null
  return education_city || (depot?.corp_city ?? null)
}
