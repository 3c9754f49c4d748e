/**
 * The tables of what the public sees. A change of one is told to every process under its name
 * (`f_watch_content` in the migrations), which drops the kept answers that read it.
 */
export const contentTables = [
  'products',
  'prodcats',
  'prodsubcats',
  'prodtpls',
  'prodtplflds',
  'manufacturers',
  'craneselectors',
  'crane_configurations',
  'craneselector_rows',
  'depots',
  'depot_employees',
  'depot_employee_depots',
  'depothours',
  'depothourrows',
  'posts',
  'post_products',
  'presentations',
  'presentationcontents',
  'pages',
  'testimonials',
  'company',
  'redirects',
  'images',
  'image_uses',
  'documents',
  'document_uses',
  'movies',
  'movie_uses',
] as const

export type ContentTable = (typeof contentTables)[number]

/** Those whose items have a publish window. */
export const windowedTables = [
  'products',
  'prodcats',
  'prodsubcats',
  'prodtpls',
  'manufacturers',
  'craneselectors',
  'depots',
  'depot_employees',
  'depothours',
  'posts',
  'presentations',
  'presentationcontents',
  'pages',
  'testimonials',
  'images',
  'documents',
  'movies',
] as const satisfies readonly ContentTable[]

/** What every answer about products is made from. */
export const productTables = [
  'products',
  'prodcats',
  'prodsubcats',
  'manufacturers',
  'depots',
  'images',
  'image_uses',
] as const satisfies readonly ContentTable[]

/** What every answer about the selector's cranes is made from. */
export const craneTables = [
  'craneselectors',
  'crane_configurations',
  'craneselector_rows',
  'products',
  'prodcats',
  'prodsubcats',
  'images',
  'image_uses',
] as const satisfies readonly ContentTable[]
