type Pictured<Image, Outline> = { images: readonly Image[]; outline: Outline }
type Post<Image, Outline> = {
  post_type: number
  images: readonly Image[]
  products: readonly Pictured<Image, Outline>[]
}

const typesOfProducts = [2, 3]

/** Whether a news post of this type is about a product, which it then requires. */
export const isAboutProduct = (postType: number) => typesOfProducts.includes(postType)

/**
 * The picture of a news post: types 2 and 3 show their product's picture or else their own, other
 * types their own. `outline` is the outline of the product's category, to show without a picture.
 */
export function postPicture<Image, Outline>(
  post: Post<Image, Outline>,
): { image: Image | null; outline: Outline | null } {
  const [product] = post.products
  const ofProduct = product?.images[0] ?? null
  const own = post.images[0] ?? null
  return {
    image: isAboutProduct(post.post_type) ? (ofProduct ?? own) : own,
    outline: product?.outline ?? null,
  }
}
