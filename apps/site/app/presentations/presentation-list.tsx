import { m } from '@minikran/i18n/messages'
import { useEffect, useRef, useState } from 'react'
import { Link } from '../components/link.tsx'
import { localPath } from '../locale-path.ts'
import { ProductPicture } from '../products/product-picture.tsx'
import { closedPresentation } from './closed-presentation.ts'
import type { PresentationCardData } from './presentation-card-data.ts'

/** A list of presentations, which open full screen. */
export function PresentationList({ cards }: { cards: readonly PresentationCardData[] }) {
  const [closed] = useState(closedPresentation.current)
  const closedRef = useRef<HTMLAnchorElement>(null)
  // After the restored scroll position: the link is scrolled to only where that does not show it.
  useEffect(() => {
    if (closed !== null) closedRef.current?.focus()
  }, [closed])
  if (cards.length === 0) return null
  return (
    <section className="grid gap-4">
      <h2 className="text-lead">{m.presentation_list()}</h2>
      <ul className="grid gap-x-6 gap-y-8 small:grid-cols-2 wide:grid-cols-3">
        {cards.map((card) => (
          <li
            key={card.path}
            className="relative grid grid-cols-[1fr_2fr] content-start gap-x-4 gap-y-3 border-t border-ink pt-3 small:grid-cols-1"
          >
            <ProductPicture image={card.image} outline={card.outline} />
            <div>
              <h3 className="text-body">
                <Link
                  ref={card.path === closed ? closedRef : undefined}
                  to={localPath(card.path)}
                  state={{ isFromPage: true }}
                  data-opens-here
                  lang={card.title.lang}
                  className="underline decoration-1 underline-offset-4 covers-card hover:decoration-2"
                >
                  {card.title.text}
                </Link>
              </h3>
              <p className="text-small text-muted">{pagesText(card.pages)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function pagesText(count: number): string {
  return count === 1 ? m.presentation_pages_one() : m.presentation_pages_other({ count })
}
