import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { postCard } from '../../posts/post-card-data.ts'
import { PostList } from '../../posts/post-list.tsx'
import { presentationCard } from '../../presentations/presentation-card-data.ts'
import { PresentationList } from '../../presentations/presentation-list.tsx'

// 99999 shows all news, otherwise the latest.
const everything = 99_999
const parameter = 'show_amount'

const page = definePage([], async ({ api, locale, url }) => {
  const isAll = url.searchParams.get(parameter) === String(everything)
  const amount = isAll ? { show_amount: everything } : {}
  const [answer, presentations] = await Promise.all([
    api.getPostsArr(amount),
    api.getPresentationsArr(amount),
  ])
  const cards = found(answer).map((post) => postCard(post, locale))
  const isCut = [answer, presentations].some((all) => all.ok && all.count > all.data.length)
  return {
    isAll,
    cards,
    count: answer.ok ? answer.count : 0,
    presentations: found(presentations).map((each) => presentationCard(each, locale)),
    isCut,
  }
})

export const handle = { cacheParameters: [parameter] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta() {
  return pageMeta({ title: m.news_title(), text: m.news_description() })
}

export default function NewsPage() {
  const { isAll, cards, count, presentations, isCut } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-6 py-4">
      <Breadcrumbs trail={[{ title: m.news_title(), path: pathTo('/nyheter') }]} />
      <div className="grid max-w-text gap-2">
        <h1>{m.news_title()}</h1>
        <p className="text-lead">{m.news_lead()}</p>
      </div>
      {count === 0 ? (
        <p>{m.news_empty()}</p>
      ) : (
        <section className="grid gap-6">
          <h2 className="text-lead">
            {isAll ? m.news_all({ count: numberText(count, getLocale()) }) : m.news_latest()}
          </h2>
          <PostList cards={cards} />
          <Amount isAll={isAll} isCut={isCut} />
        </section>
      )}
      <PresentationList cards={presentations} />
      {count === 0 && <Amount isAll={isAll} isCut={isCut} />}
    </div>
  )
}

/** All or the latest, of posts and presentations alike. */
function Amount({ isAll, isCut }: { isAll: boolean; isCut: boolean }) {
  if (!isAll && !isCut) return null
  const latest = pathTo('/nyheter')
  return (
    <p className="print:hidden">
      <Link
        to={isAll ? latest : `${latest}?${parameter}=${everything}`}
        className={buttonClass('plain')}
        preventScrollReset
      >
        {isAll ? m.news_show_latest() : m.news_show_all()}
      </Link>
    </p>
  )
}
