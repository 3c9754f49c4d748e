import type { Transaction } from '../../database/client.ts'
import { inquiries, inquiry_lines } from '../../database/schema/cases.ts'
import { cleanInquiryText } from '../../media/clean-inquiry-text.ts'
import { clientNow } from '../cases/client-now.ts'
import type { InquiryContent } from './judge-inquiry.ts'

/** The inquiry's own rows, in the transaction of its case. */
export async function storeInquiry(
  tx: Transaction,
  caseId: number,
  { inquiry, body, product }: InquiryContent,
): Promise<void> {
  await tx.insert(inquiries).values({
    case_id: caseId,
    inquiry_text: cleanInquiryText(inquiry.inquiry_text ?? ''),
    client_now: clientNow(body.now),
  })
  await tx.insert(inquiry_lines).values({
    case_id: caseId,
    line: 1,
    product_id: product?.id ?? null,
    // The stored title, never the client's `prod_name`: it goes into mails.
    prod_name: product?.title_sv ?? null,
    fld_titles: [body.fld_title1, body.fld_title2, body.fld_title3, body.fld_title4].map(
      (field) => field ?? null,
    ),
    pickup_at: inquiry.pickup_at,
    return_at: inquiry.return_at,
  })
}
