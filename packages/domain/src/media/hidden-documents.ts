/** The category of documents that are not listed on the website and not attached to cases. */
export const hiddenDocumentCategory = 120
