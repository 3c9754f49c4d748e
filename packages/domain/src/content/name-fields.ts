/** Fields with an item's name; an item is named by the first of these that it has. */
export const nameFields = [
  'title_sv',
  'prodcat_title_sv',
  'prodsubcat_title_sv',
  'depot_name',
  'corp_name',
  'fullname',
  'title',
  'name',
  'image_name',
  'document_name',
  'movie_name',
] as const
