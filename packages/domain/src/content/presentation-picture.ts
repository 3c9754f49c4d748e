/** What presentations of this type are about, and require: 2 and 3 a product, 33 a subcategory. */
export function presentationSubject(presentationType: number): 'product' | 'subcategory' | null {
  if (presentationType === 2 || presentationType === 3) return 'product'
  return presentationType === 33 ? 'subcategory' : null
}

type Sources<Image> = {
  presentation_type: number
  own: Image | null
  ofProduct: Image | null
  ofSubcategory: Image | null
}

/** The picture of the product or subcategory that the presentation is about, or else its own. */
export function presentationPicture<Image>(sources: Sources<Image>): Image | null {
  const { own, ofProduct, ofSubcategory } = sources
  switch (presentationSubject(sources.presentation_type)) {
    case 'product':
      return ofProduct ?? own
    case 'subcategory':
      return ofSubcategory ?? own
    case null:
      return own
  }
}
