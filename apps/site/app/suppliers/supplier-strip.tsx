import type { Manufacturer } from '@minikran/contract/manufacturers'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { Link } from '../components/link.tsx'
import { SupplierMark } from './supplier-mark.tsx'

export type StripMake = { slug: string; name: string; logo: string | null }

/** The data of a make in the strip. */
export function stripMake(make: Manufacturer, locale: Locale): StripMake {
  const { text: name } = titleIn(make, 'title', locale)
  return { slug: make.manufacturer_slug, name, logo: make.logo_img }
}

/** `state`: of the address that a link leads to. */
type Props = { makes: StripMake[]; addressOf: (slug: string) => string; state?: object }

/** The strip of makes, each with a link. */
export function SupplierStrip({ makes, addressOf, state }: Props) {
  return (
    <ul className="flex gap-x-6 overflow-x-auto border-y border-line py-2">
      {makes.map(({ slug, name, logo }) => (
        <li key={slug} className="shrink-0">
          <Link
            to={addressOf(slug)}
            state={state}
            data-opens-here
            className="flex min-h-11 items-center gap-2 hover:underline"
          >
            <SupplierMark name={name} logo={logo} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
