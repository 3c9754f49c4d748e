import { m } from '@minikran/i18n/messages'
import { inquiryAddress } from './inquiry-address.ts'
import { slugsIn } from './inquiry-list.ts'
import { useInquiryList } from './use-inquiry-list.ts'

type Props = { slug: string; title: string }

/**
 * Adds a machine to the inquiry list (`watch-list-links.ts`); without script it opens the form. A
 * machine in the list leads to the form of all that are in it.
 */
export function AddToListLink({ slug, title }: Props) {
  const listed = slugsIn(useInquiryList())
  const isListed = listed.includes(slug)
  const word = isListed ? m.inquiry_list_in() : m.inquiry_list_add()
  return (
    <a
      href={inquiryAddress(...(isListed ? listed : [slug]))}
      data-list-slug={isListed ? undefined : slug}
      data-list-title={title}
      aria-label={`${word}: ${title}`}
      className="relative z-1 tap-link text-small print:hidden"
    >
      {word}
    </a>
  )
}
