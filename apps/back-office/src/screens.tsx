import { allows, type Permission } from '@minikran/domain/access/permissions'
import { type ComponentType, lazy } from 'react'
import type { ResourceName } from './providers/resources.ts'

/** Where a screen stands in the menu. */
export type MenuGroup = 'work' | 'catalogue' | 'content' | 'company'

export type Screen = {
  name: ResourceName
  group: MenuGroup
  read: Permission
  list: ComponentType
  edit?: ComponentType
  create?: ComponentType
  recordRepresentation?: string
}

/** Each resource's screens are fetched when somebody goes there. */
export const screens: readonly Screen[] = [
  {
    name: 'posts',
    group: 'content',
    read: 'draft:read',
    list: lazy(async () => ({ default: (await import('./posts/posts.tsx')).PostList })),
    edit: lazy(async () => ({ default: (await import('./posts/posts.tsx')).PostEdit })),
    create: lazy(async () => ({ default: (await import('./posts/posts.tsx')).PostCreate })),
    recordRepresentation: 'title_sv',
  },
]

export function screensFor(role: number): readonly Screen[] {
  return screens.filter(({ read }) => allows(role, read))
}
