import type { Locale } from '@minikran/domain/catalogue/product-path'
import { m } from './paraglide/messages.js'

/** The titles of pages that people share, by their Swedish address. */
const titles = {
  '/': m.home_title,
  '/produkter': m.products_title,
  '/kranvaljaren': m.selector_title,
  '/kranvaljare': m.results_title,
  '/kranplansch': m.plate_title,
  '/lyftplan': m.plan_title,
  '/lyftplan/jamfor': m.plan_comparison,
  '/jamfor': m.compare_title,
  '/nyheter': m.news_title,
  '/forfragan': m.inquiry_title,
  '/anmalan': m.registration_title,
  '/kreditansokan': m.credit_title,
  '/servicearende': m.service_title,
  '/regioner': m.depots_title,
  '/vara-tjanster': m.page_services,
  '/maskinuthyrning-utan-forare': m.page_rent_without,
  '/maskinuthyrning-med-forare': m.page_rent_with,
  '/utbildningar': m.page_educations,
  '/transporter': m.page_transports,
  '/reparation-service': m.page_repairs,
  '/reservdelar': m.page_spare_parts,
  '/leverantorer': m.page_suppliers,
  '/about-us': m.page_about,
  '/cookies': m.page_cookies,
  '/gdpr': m.page_gdpr,
}

/** Null for the page of an item, which has its own title, and for pages that nobody shares. */
export function pageTitle(path: string, locale: Locale): string | null {
  const title = Object.hasOwn(titles, path) ? titles[path as keyof typeof titles] : undefined
  return title?.({}, { locale }) ?? null
}
