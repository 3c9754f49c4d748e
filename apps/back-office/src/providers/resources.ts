/** How the calls of each resource are named: `getPostsArr`, `getPostObj`, `createPost`. */
export const resources = {
  cases: { one: 'Case', many: 'Cases' },
  occasions: { one: 'Occasion', many: 'Occasions' },
  products: { one: 'Product', many: 'Products' },
  craneselectors: { one: 'Craneselector', many: 'Craneselectors' },
  prodcats: { one: 'Prodcat', many: 'Prodcats' },
  prodsubcats: { one: 'Prodsubcat', many: 'Prodsubcats' },
  prodtpls: { one: 'Prodtpl', many: 'Prodtpls' },
  manufacturers: { one: 'Manufacturer', many: 'Manufacturers' },
  posts: { one: 'Post', many: 'Posts' },
  presentations: { one: 'Presentation', many: 'Presentations' },
  pages: { one: 'Page', many: 'Pages' },
  testimonials: { one: 'Testimonial', many: 'Testimonials' },
  depots: { one: 'Depot', many: 'Depots' },
  depothours: { one: 'Depothour', many: 'Depothours' },
  depotemployees: { one: 'DepotEmployee', many: 'DepotEmployees' },
  images: { one: 'Image', many: 'Images' },
  documents: { one: 'Document', many: 'Documents' },
  movies: { one: 'Movie', many: 'Movies' },
  settings: { one: 'Settings', many: 'Settings' },
  searchreports: { one: 'SearchReport', many: 'SearchReports' },
  audit: { one: 'Audit', many: 'Audit' },
  reply_templates: { one: 'ReplyTemplate', many: 'ReplyTemplates' },
  users: { one: 'User', many: 'Users' },
  companies: { one: 'CompanyCustomer', many: 'CompanyCustomers' },
} as const satisfies Record<string, { one: string; many: string }>

export type ResourceName = keyof typeof resources

export function namesOf(resource: string): { one: string; many: string } {
  const known = resources[resource as ResourceName]
  if (known === undefined) throw new Error(`There is no resource ${resource}.`)
  return known
}
