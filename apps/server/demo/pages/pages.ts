import { companyPages } from './company-pages.ts'
import { educationPages } from './education-pages.ts'
import { rentPages } from './rent-pages.ts'
import { servicePages } from './service-pages.ts'

// The indentation of the files above is no part of a text.
const asStored = (content: string) => content.trim().replace(/\n\s+/g, '\n')

/** The texts of the site's own pages, in both languages. */
export const demoPages = [...servicePages, ...rentPages, ...educationPages, ...companyPages].map(
  ({ key, title_sv, title_en, content_sv, content_en }, index) => ({
    id: index + 1,
    page_key: key,
    title_sv,
    title_en,
    content_sv: asStored(content_sv),
    content_en: asStored(content_en),
    order: index + 1,
  }),
)
