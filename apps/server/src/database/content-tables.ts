/**
 * The tables of what the public sees, and whether their items have a publish window. A change of one
 * is told to every process under its name (`f_watch_content` in the migrations), which drops the kept
 * answers that read it.
 */
const tables = {
  products: { isWindowed: true },
  prodcats: { isWindowed: true },
  prodsubcats: { isWindowed: true },
  prodtpls: { isWindowed: true },
  prodtplflds: { isWindowed: false },
  manufacturers: { isWindowed: true },
  craneselectors: { isWindowed: true },
  crane_configurations: { isWindowed: false },
  craneselector_rows: { isWindowed: false },
  depots: { isWindowed: true },
  depot_employees: { isWindowed: true },
  depot_employee_depots: { isWindowed: false },
  depothours: { isWindowed: true },
  depothourrows: { isWindowed: false },
  posts: { isWindowed: true },
  post_products: { isWindowed: false },
  presentations: { isWindowed: true },
  presentationcontents: { isWindowed: true },
  pages: { isWindowed: true },
  testimonials: { isWindowed: true },
  company: { isWindowed: false },
  redirects: { isWindowed: false },
  images: { isWindowed: true },
  image_uses: { isWindowed: false },
  documents: { isWindowed: true },
  document_uses: { isWindowed: false },
  movies: { isWindowed: true },
  movie_uses: { isWindowed: false },
} as const

export type ContentTable = keyof typeof tables

export const contentTables = Object.keys(tables) as ContentTable[]
/** Those whose items have a publish window. */
export const windowedTables = contentTables.filter((table) => tables[table].isWindowed)

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
