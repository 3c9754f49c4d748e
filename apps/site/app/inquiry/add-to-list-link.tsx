import { m } from '@minikran/i18n/messages'
import { inquiryAddress } from './inquiry-address.ts'

type Props = { slug: string; title: string }

/** Adds a machine to the inquiry list (`watch-list-links.ts`); without script it opens the form. */
export function AddToListLink({ slug, title }: Props) {
  return (
    <a
      href={inquiryAddress(slug)}
      data-list-slug={slug}
      data-list-title={title}
      aria-label={`${m.inquiry_list_add()}: ${title}`}
      className="relative z-1 inline-flex min-h-11 items-center text-small text-link print:hidden"
    >
      {m.inquiry_list_add()}
    </a>
  )
}
