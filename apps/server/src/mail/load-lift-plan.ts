import type { OutgoingMail } from './transport.ts'

/** The PDF of a plan by its query; null when it cannot be made. */
export type MakePlanPdf = (plan: string, lang: 'sv' | 'en') => Promise<Buffer | null>
type Asked = { query: string; lang: 'sv' | 'en'; makePlanPdf: MakePlanPdf }

/** The lift plan of an inquiry as an attachment; one that cannot be made is left out. */
export async function loadLiftPlan(asked: Asked): Promise<OutgoingMail['attachments']> {
  const { query, lang, makePlanPdf } = asked
  const content = await makePlanPdf(query, lang)
  const filename = lang === 'sv' ? 'lyftplan.pdf' : 'lift-plan.pdf'
  return content === null ? [] : [{ filename, content, contentType: 'application/pdf' }]
}
