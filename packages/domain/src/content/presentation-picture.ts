type Sources<Image> = {
  presentation_type: number
  own: Image | null
  ofProduct: Image | null
  ofSubcategory: Image | null
}

/** The product's picture for types 2 and 3, the subcategory's for 33, or else its own. */
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
