import type { Locale } from '@minikran/domain/catalogue/product-path'

/** All that the two mails of an inquiry say; texts in the case's language, times local. */
export type InquiryMail = {
  lang: Locale
  caseNumber: string
  /** The stored title in the case's language, never what the client sent; null: no machine. */
  productTitle: string | null
  pickupAt: string | null
  returnAt: string | null
  customer: {
    firstname: string
    lastname: string
    company: string | null
    email: string
    phone: string | null
    priceType: 1 | 2 | null
  }
  /** What the client says of the machine's own fields, `fld_title1` to `4`. */
  fields: { label: string; value: string }[]
  /** Cleaned to bold and lists. */
  messageHtml: string
  depot: {
    /** In the case's language. */
    name: string
    address: string
    zip: string
    city: string
    phone: string
    email: string
  } | null
  company: { name: string; phone: string; email: string }
}
