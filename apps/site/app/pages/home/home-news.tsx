import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import { pathTo } from '../../locale-path.ts'
import type { PostCardData } from '../../posts/post-card-data.ts'
import { PostList } from '../../posts/post-list.tsx'

/** The latest news and a link to all. */
export function HomeNews({ posts }: { posts: PostCardData[] }) {
  if (posts.length === 0) return null
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-title">{m.home_news()}</h2>
        <Link to={pathTo('/nyheter')} className="tap-link">
          {m.home_news_all()}
        </Link>
      </div>
      <PostList cards={posts} />
    </section>
  )
}
