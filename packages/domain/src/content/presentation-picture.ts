type Sources<Image> = {
  presentation_type: number
  own: Image | null
  ofProduct: Image | null
  ofSubcategory: Image | null
}

/**
 * The picture of a presentation: types 2 and 3 show the product's, 33 the
 * subcategory's, every other its own; where that is missing, its own.
 */
export function presentationPicture<Image>(sources: Sources<Image>): Image | null {
  switch (sources.presentation_type) {
    case 2:
    case 3:
      return sources.ofProduct ?? sources.own
    case 33:
      return sources.ofSubcategory ?? sources.own
    default:
      return sources.own
  }
}
