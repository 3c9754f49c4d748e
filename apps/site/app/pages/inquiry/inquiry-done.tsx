import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import type { StoredCase } from '../../forms/form-state.ts'
import type { InquiryProduct } from '../../inquiry/inquiry-product.ts'
import { InquirySent } from '../../inquiry/inquiry-sent.tsx'
import { localPath } from '../../locale-path.ts'

type Props = { sent: StoredCase; products: readonly InquiryProduct[] }

export function InquiryDone({ sent, products: [product, ...others] }: Props) {
  return (
    <InquirySent sent={sent}>
      {product !== undefined && others.length === 0 && (
        <p>
          <Link to={localPath(product.path)} className="tap-link">
            {m.inquiry_back_to_product()}
          </Link>
        </p>
      )}
    </InquirySent>
  )
}
