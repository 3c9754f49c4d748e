import { type SampleMail, sampleMails } from './sample-mails.ts'

/** Where `npm run dev` shows every mail; used by nothing else. */
const previewPath = '/dev/mails'

/** A list of all mails, or one of them: `?mail=3&part=html`, `text` or `ics`. */
export async function answerPreview(request: Request): Promise<Response | null> {
  const url = new URL(request.url)
  if (url.pathname !== previewPath) return null
  const samples = sampleMails()
  const index = url.searchParams.get('mail')
  if (index === null) return answer(listPage(await rowsOf(samples)), 'text/html')
  const rendered = await samples[Number(index)]?.render()
  if (rendered === undefined) return new Response('No such mail', { status: 404 })
  switch (url.searchParams.get('part')) {
    case 'html':
      return answer(rendered.html, 'text/html')
    case 'ics':
      return rendered.calendar === null ? null : answer(rendered.calendar.content, 'text/plain')
    default:
      return answer(rendered.text, 'text/plain')
  }
}

type Row = { sample: SampleMail; index: number; subject: string; hasCalendar: boolean }

async function rowsOf(samples: readonly SampleMail[]): Promise<Row[]> {
  return Promise.all(
    samples.map(async (sample, index) => {
      const { subject, calendar } = await sample.render()
      return { sample, index, subject, hasCalendar: calendar !== null }
    }),
  )
}

// A page for those who build the product: no texts of the product in it.
function listPage(rows: readonly Row[]): string {
  const items = rows.map(({ sample, index, subject, hasCalendar }) => {
    const link = (part: string) =>
      `<a href="${previewPath}?mail=${index}&amp;part=${part}">${part}</a>`
    const parts = ['html', 'text', ...(hasCalendar ? ['ics'] : [])].map(link).join(' ')
    return `<tr><td>${sample.kind}<td>${sample.form}<td>${sample.lang}<td>${escaped(subject)}<td>${parts}`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title>
<style>:root{color-scheme:light dark;font:15px/1.5 sans-serif}td{padding:2px 16px 2px 0}</style>
<h1>Mails</h1><table>${items.join('\n')}</table></html>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function answer(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' },
  })
}
