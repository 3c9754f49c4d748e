/** The query for all presentations about a product. */
export const aboutProduct = (product_slug: string) => ({ product_slug, show_amount: 99_999 })
