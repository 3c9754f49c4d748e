import type { Form } from './inquiry-client.ts'

/** What comes over such a text may be refused, or stored as the text that it is; nothing else. */
export const attacks: Record<string, string> = {
  'a second receiver': 'a@kund.example\r\nBcc: offer@demo.example',
  'a header in a name': 'Anna\r\nBcc: offer@demo.example\r\n\r\nHej',
  'a header after a bare line feed': 'Anna\nSubject: gratis',
  'a folded header': 'Anna\r\n X-Evil: 1',
  'an encoded word': '=?utf-8?q?Anna=0D=0ABcc=3A_offer=40demo.example?=',
  'two addresses': 'a@kund.example, offer@demo.example',
  'a named address': '"Anna" <offer@demo.example>',
  'a group of addresses': 'alla: offer@demo.example, a@kund.example;',
  'an address of 50 KB': `${'a'.repeat(50_000)}@kund.example`,
  'a domain of 50 KB': `a@${'kund.'.repeat(10_000)}example`,
  'an address of dots': `${'.'.repeat(50_000)}@kund.example`,
  '100,000 letters': 'å'.repeat(100_000),
  '100,000 brackets': '<'.repeat(100_000),
  '100,000 open tags': '<b>'.repeat(33_334),
  'a script': '<script>alert(1)</script>',
  'a picture that fails': '<img src=x onerror=alert(1)>',
  'a drawing': '<svg onload=alert(1)><script>alert(1)</script></svg>',
  'an address that runs': '<a href="javascript:alert(1)">här</a>',
  'a broken tag': '<<script>script>alert(1)//<</script>',
  'a comment for Outlook': '<!--[if mso]><script>alert(1)</script><![endif]-->',
  'a bold script': '<b onclick=alert(1)>Anna</b><style>*{display:none}</style>',
  'a form': '<form action=//demo.example><input name=p></form>',
  'a formula': '=HYPERLINK("http://demo.example","Anna")',
  'a formula with plus': "+46701234567+cmd|' /C calc'!A0",
  'a formula with at': "@SUM(1+1)*cmd|' /C calc'!A0",
  'a formula after a tab': '\t=1+1',
  'a template': '{{7*7}}<%= 7*7 %>#{7*7}',
  SQL: "'); drop table cases; --",
  'half a character': '\ud800',
  'a zero': 'Anna\0Bo',
  'text turned round': 'Anna\u202egpj.exe',
  'nothing to see': '\u200b\u200b\u200b\u200b',
}

type Call = Form['call']
/** A field of a form, by its path in the body. */
export type Target = { call: Call; path: string }

// By the names of the API, as somebody from outside knows them; not by the site's own lists of fields.
const fieldsOf: Record<Call, readonly string[]> = {
  makeInquery: [
    'firstname',
    'email',
    'inquiry_text',
    'company',
    'lastname',
    'phone',
    'pickup_at',
    'now',
    'prod_name',
    'website',
    'lines.0.comment',
    'fld_title1.label',
    'fld_title2.value',
    'fld_title3.label',
    'fld_title4.value',
    'uploads.0',
  ],
  makeEducationRegistration: [
    'company',
    'firstname',
    'lastname',
    'email',
    'phone',
    'inquiry_text',
    'participants.0.firstname',
    'participants.0.lastname',
    'participants.0.email',
  ],
  makeCreditApplication: [
    'corp_name',
    'organisation_number',
    'corp_vat',
    'corp_address',
    'corp_zip',
    'corp_city',
    'email_address',
    'invoice_email',
    'firstname',
    'lastname',
    'email',
    'phone',
    'limit',
    'credit_text',
  ],
}

export const targets: readonly Target[] = Object.entries(fieldsOf).flatMap(([call, paths]) =>
  paths.map((path) => ({ call: call as Call, path })),
)
