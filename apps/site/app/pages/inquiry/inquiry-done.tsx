import { m } from '@minikran/i18n/messages'
import type { InquiryProduct } from '../../components/inquiry-product.ts'
import { InquirySent } from '../../components/inquiry-sent.tsx'
import type { SentInquiry } from '../../components/inquiry-state.ts'
import { Link } from '../../components/link.tsx'
import { localPath } from '../../locale-path.ts'

type Props = { sent: SentInquiry; product: InquiryProduct | null }

export function InquiryDone({ sent, product }: Props) {
  return (
    <InquirySent sent={sent}>
      {product !== null && (
        <p>
          <Link
            to={localPath(product.path)}
            className="inline-flex min-h-11 items-center text-link"
          >
            {m.inquiry_back_to_product()}
          </Link>
        </p>
      )}
    </InquirySent>
  )
}
