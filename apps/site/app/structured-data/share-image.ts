import type { PageFacts } from './page-facts.ts'

/** The picture that stands for a page where it is shared: its machine's drawing, else the company's. */
export function shareImage({ publicUrl, path, answers }: PageFacts): string {
  const product = answers.getProductObj
  const name =
    product?.path === path ? `produkt/${encodeURIComponent(product.product_slug)}` : 'minikran'
  return `${publicUrl}/og/${name}.png`
}
