/** Documents of this category are in no list of the website and cannot be attached to a case. */
export const hiddenDocumentCategory = 120
