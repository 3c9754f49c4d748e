import type { Manufacturer } from '@minikran/contract/catalogue'
import { Link } from '../components/link.tsx'
import { pathTo } from '../locale-path.ts'
import { SupplierMark } from './supplier-mark.tsx'

export type StripMake = { slug: string; name: string; logo: string | null }

/** The data of a make in the strip. */
export function stripMake({ manufacturer_slug, title_sv, logo_img }: Manufacturer): StripMake {
  return { slug: manufacturer_slug, name: title_sv, logo: logo_img }
}

/** The strip of makes, each with a link. */
export function SupplierStrip({ makes }: { makes: StripMake[] }) {
  return (
    <ul className="flex gap-x-6 overflow-x-auto border-y border-line py-2">
      {makes.map(({ slug, name, logo }) => (
        <li key={slug} className="shrink-0">
          <Link
            to={`${pathTo('/leverantorer')}?tillverkare=${slug}`}
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
