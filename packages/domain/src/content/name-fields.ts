/** The fields that people know items by; an item of any kind goes by its first. */
export const nameFields = [
  'title_sv',
  'prodcat_title_sv',
  'prodsubcat_title_sv',
  'depot_name',
  'fullname',
  'title',
  'name',
  'image_name',
  'document_name',
  'movie_name',
] as const
