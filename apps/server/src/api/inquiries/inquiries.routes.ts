import {
  type InquiryBody,
  inquiryAnswerSchema,
  inquiryBodySchema,
} from '@minikran/contract/inquiries'
import type { Transaction } from '../../database/client.ts'
import { inquiries, inquiry_lines, type StoredLift } from '../../database/schema/cases.ts'
import { cleanInquiryText } from '../../rich-text/clean-inquiry-text.ts'
import type { Call } from '../calls/call.ts'
import { caseCall, type SendingServices } from '../cases/case-call.ts'
import type { NewCase } from '../cases/case-form-call.ts'
import { clientNow } from '../cases/client-now.ts'
import { priceSnapshot } from '../cases/price-snapshot.ts'
import { type InquiryContent, validateSentInquiry } from './validate-sent-inquiry.ts'

/** The inquiry about machines. */
export function inquiryCalls(services: SendingServices): Call[] {
  return [
    caseCall(services, {
      kind: 'inquiry',
      path: '/site/makeInquery',
      summary: 'Sends an inquiry; 200 means stored durably, mails queued durably',
      permission: 'inquiry:create',
      body: inquiryBodySchema,
      answer: inquiryAnswerSchema,
      validate: (sent, cookies) => validateSentInquiry(services, sent, cookies),
      async store(tx, stored, content) {
        await storeInquiry(tx, stored, content)
        return { answer: {} }
      },
    }),
  ]
}

/** The inquiry's own rows, in the transaction of its case. */
async function storeInquiry(
  tx: Transaction,
  { caseId, discountPercent }: NewCase,
  { inquiry, body, products, distanceKm }: InquiryContent,
): Promise<void> {
  await tx.insert(inquiries).values({
    case_id: caseId,
    inquiry_text: cleanInquiryText(inquiry.inquiry_text ?? ''),
    client_now: clientNow(body.now),
    lift: storedLift(body),
    with_operator: inquiry.with_operator,
    delivery: inquiry.delivery && { ...inquiry.delivery, distance_km: distanceKm },
  })
  const highlights = [body.fld_title1, body.fld_title2, body.fld_title3, body.fld_title4]
  await tx.insert(inquiry_lines).values(
    inquiry.lines.map(({ prod_id, ...line }, index) => {
      const product = products.get(prod_id ?? 0)
      return {
        case_id: caseId,
        line: index + 1,
        product_id: prod_id,
        // The stored title, never the client's `prod_name`: it goes into mails.
        prod_name: product?.title_sv ?? null,
        prices: product === undefined ? null : priceSnapshot(product, discountPercent),
        // The documented highlights are the first machine's.
        fld_titles: index === 0 ? highlights.map((field) => field ?? null) : [],
        ...line,
      }
    }),
  )
}

function storedLift({ lift, lift_plan: plan }: InquiryBody): StoredLift | null {
  if (!plan) return lift ?? null
  return { ...lift, plan }
}
