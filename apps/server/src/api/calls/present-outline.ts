import { type Outline, outlineSchema } from '@minikran/contract/catalogue'

/** A stored outline; the first one for null and for an outline that has been removed. */
export function presentOutline(outline: string | null): Outline {
  return outlineSchema.safeParse(outline).data ?? 'mini-crane'
}
