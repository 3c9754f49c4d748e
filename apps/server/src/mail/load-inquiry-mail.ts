import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../database/client.ts'
import { cases, inquiries, inquiry_lines } from '../database/schema/cases.ts'
import { company } from '../database/schema/content.ts'
import { depots } from '../database/schema/depots.ts'
import { products } from '../database/schema/products.ts'
import type { InquiryMail } from './inquiry-mail.ts'

const withoutCompany = { name: 'Minikran', phone: '', email_address: '' }

/** Reads what an inquiry's mails say; null when the case is gone. */
export async function loadInquiryMail(
  tx: Transaction,
  caseId: number,
): Promise<InquiryMail | null> {
  const [found] = await tx
    .select({
      case: cases,
      inquiry: inquiries,
      line: inquiry_lines,
      depot: depots,
      product: products,
    })
    .from(cases)
    .innerJoin(inquiries, eq(inquiries.case_id, cases.id))
    .leftJoin(inquiry_lines, and(eq(inquiry_lines.case_id, cases.id), eq(inquiry_lines.line, 1)))
    .leftJoin(depots, eq(depots.id, cases.depot_id))
    .leftJoin(products, eq(products.id, inquiry_lines.product_id))
    .where(eq(cases.id, caseId))
    .orderBy(asc(cases.id))
  if (found === undefined) return null
  const { line, depot, inquiry } = found
  const [about = withoutCompany] = await tx.select().from(company)
  const stored = found.case
  return {
    lang: stored.lang,
    caseNumber: stored.case_number,
    productTitle: titleIn(stored.lang, found.product) ?? line?.prod_name ?? null,
    pickupAt: line?.pickup_at ?? null,
    returnAt: line?.return_at ?? null,
    customer: {
      firstname: stored.firstname,
      lastname: stored.lastname,
      company: stored.company,
      email: stored.email_address,
      phone: stored.phone,
      priceType: stored.price_type === 1 || stored.price_type === 2 ? stored.price_type : null,
    },
    fields: (line?.fld_titles ?? []).filter((field) => field !== null),
    messageHtml: inquiry.inquiry_text,
    depot: depot === null ? null : depotOf(depot, stored.lang),
    company: { name: about.name, phone: about.phone, email: about.email_address },
  }
}

function depotOf(depot: typeof depots.$inferSelect, lang: 'sv' | 'en'): InquiryMail['depot'] {
  return {
    name: lang === 'en' ? (depot.title_en ?? depot.depot_name) : depot.depot_name,
    address: depot.corp_address,
    zip: depot.corp_zip,
    city: depot.corp_city,
    phone: depot.phone,
    email: depot.email_address,
  }
}

type Titles = { title_sv: string; title_en: string | null } | null

// Reading 29: English where it exists, else Swedish.
function titleIn(lang: 'sv' | 'en', product: Titles): string | null {
  if (product === null) return null
  return lang === 'en' ? (product.title_en ?? product.title_sv) : product.title_sv
}
