import type { PageFacts } from './page-facts.ts'

/** The picture for link previews: the machine's drawing, otherwise the company's. */
export function shareImage({ publicUrl, path, answers }: PageFacts): string {
  const product = answers.getProductObj
  const name =
    product?.path === path ? `produkt/${encodeURIComponent(product.product_slug)}` : 'minikran'
  return `${publicUrl}/og/${name}.png`
}
