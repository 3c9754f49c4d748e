import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { pathTo } from '../../locale-path.ts'
import { SupplierMark } from '../../suppliers/supplier-mark.tsx'
import { WebsiteLink } from '../../suppliers/website-link.tsx'
import type { ProductView } from './product-view.ts'

/** Who makes the machine, and what we do with the model beside renting it out. */
export function ProductMake({ product: { make, model } }: { product: ProductView }) {
  if (make === null && model === null) return null
  const logo = model?.logo ?? make?.logo_img ?? null
  return (
    <section className="grid justify-items-start gap-2">
      <h2 className="text-lead">{m.product_manufacturer()}</h2>
      {logo !== null && <SupplierMark name={make?.title_sv ?? ''} logo={logo} />}
      {model?.content && <RichText content={model.content} />}
      <ul className="grid">
        {model?.repairs && <li>{m.model_repairs()}</li>}
        {model?.sales && <li>{m.model_sales()}</li>}
        {model?.url && (
          <li>
            <WebsiteLink url={model.url} text={m.model_page} />
          </li>
        )}
        {make && (
          <li>
            <Link
              to={`${pathTo('/leverantorer')}?tillverkare=${make.manufacturer_slug}`}
              className="tap-link"
            >
              {m.product_make_all({ make: make.title_sv })}
            </Link>
          </li>
        )}
        {make?.url && (
          <li>
            <WebsiteLink url={make.url} text={m.suppliers_website} />
          </li>
        )}
      </ul>
    </section>
  )
}
