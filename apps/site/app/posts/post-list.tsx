import { Link } from '../components/link.tsx'
import { localPath } from '../locale-path.ts'
import { ProductPicture } from '../products/product-picture.tsx'
import type { PostCardData } from './post-card-data.ts'

/** News cards in a responsive grid. */
export function PostList({ cards }: { cards: PostCardData[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 small:grid-cols-2 wide:grid-cols-3">
      {cards.map((card) => (
        <li key={card.path}>
          <PostCard card={card} />
        </li>
      ))}
    </ul>
  )
}

/** The picture with the title, and the date. */
function PostCard({ card }: { card: PostCardData }) {
  return (
    <article className="relative grid grid-cols-[1fr_2fr] content-start gap-x-4 gap-y-3 border-t border-ink pt-3 small:grid-cols-1">
      <ProductPicture image={card.image} outline={card.outline} />
      <div>
        <p className="text-small text-muted">
          <time dateTime={card.date} className="block first-letter:uppercase">
            {card.dateText}
          </time>
        </p>
        <h3 className="text-body">
          <Link
            to={localPath(card.path)}
            lang={card.title.lang}
            className="underline decoration-1 underline-offset-4 covers-card hover:decoration-2"
          >
            {card.title.text}
          </Link>
        </h3>
      </div>
    </article>
  )
}
