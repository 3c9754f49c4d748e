import type { DemoPost } from './demo-post.ts'
import { guidePosts } from './posts-guides.ts'
import { machinePosts } from './posts-machines.ts'

/** All news, newest first. */
export const demoPosts: DemoPost[] = [...machinePosts, ...guidePosts].sort(
  (a, b) => a.daysAgo - b.daysAgo,
)
