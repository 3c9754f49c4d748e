/** How the calls of each resource are named: `getPostsArr`, `getPostObj`, `createPost`. */
export const resources = {
  posts: { one: 'Post', many: 'Posts' },
} as const satisfies Record<string, { one: string; many: string }>

export type ResourceName = keyof typeof resources

export function namesOf(resource: string): { one: string; many: string } {
  const known = resources[resource as ResourceName]
  if (known === undefined) throw new Error(`There is no resource ${resource}.`)
  return known
}
