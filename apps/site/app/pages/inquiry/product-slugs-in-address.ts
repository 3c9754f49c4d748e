import { mostLines } from '@minikran/domain/validation/inquiry-limits'

/** The requested machines, without duplicates: `?produkt=a&produkt=b`. */
export function productSlugsInAddress({ searchParams }: Pick<URL, 'searchParams'>): string[] {
  const slugs = searchParams.getAll('produkt').filter((slug) => slug !== '')
  return [...new Set(slugs)].slice(0, mostLines)
}
