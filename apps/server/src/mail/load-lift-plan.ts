import type { OutgoingMail } from './transport.ts'

/** The PDF of a plan by its query; null when it cannot be made. */
export type MakePlanPdf = (plan: string, lang: 'sv' | 'en') => Promise<Buffer | null>
type Options = { query: string; lang: 'sv' | 'en'; makePlanPdf: MakePlanPdf }

/** The lift plan of an inquiry as an attachment; one that cannot be made is left out. */
export async function loadLiftPlan({
  query,
  lang,
  makePlanPdf,
}: Options): Promise<OutgoingMail['attachments']> {
  const content = await makePlanPdf(query, lang)
  const filename = lang === 'sv' ? 'lyftplan.pdf' : 'lift-plan.pdf'
  return content === null ? [] : [{ filename, content, contentType: 'application/pdf' }]
}
