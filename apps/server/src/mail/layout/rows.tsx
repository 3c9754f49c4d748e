import { Column, Link, Row, Section } from '@react-email/components'
import type { ReactNode } from 'react'
import { cleanInquiryText } from '../../rich-text/clean-inquiry-text.ts'
import { colours } from './colours.ts'

// As large as the paragraphs around it.
const size = { fontSize: '14px', lineHeight: '22px' }
const labelStyle = {
  color: colours.muted,
  width: '130px',
  verticalAlign: 'top',
  padding: '3px 12px 3px 0',
  overflowWrap: 'anywhere' as const,
  ...size,
}
const valueStyle = {
  verticalAlign: 'top',
  padding: '3px 0',
  overflowWrap: 'anywhere' as const,
  ...size,
}

const linkStyle = { color: colours.steel }

export type LabelledRow = [label: string, value: string, href?: string]

/** A list with the row, empty without a value. */
export function rowOf(label: string, value: string | null): LabelledRow[] {
  return value === null || value === '' ? [] : [[label, value]]
}

/** Label and value, one row each. */
export function Rows({ rows, children }: { rows: readonly LabelledRow[]; children?: ReactNode }) {
  return (
    <Section style={{ margin: '8px 0' }}>
      {rows.map(([label, value, href], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and labels may repeat
        <LabelledValue key={index} label={label}>
          {href === undefined ? (
            value
          ) : (
            <Link href={href} className="steel" style={linkStyle}>
              {value}
            </Link>
          )}
        </LabelledValue>
      ))}
      {children}
    </Section>
  )
}

/** A text with bold and lists as one more row. */
export function WrittenRow({ label, html }: { label: string; html: string }) {
  if (html === '') return null
  return (
    <Row>
      <Column className="muted" style={labelStyle}>
        {label}
      </Column>
      <Column
        style={valueStyle}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when stored and again here
        dangerouslySetInnerHTML={{ __html: withLineBreaks(cleanInquiryText(html)) }}
      />
    </Row>
  )
}

function LabelledValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Row>
      <Column className="muted" style={labelStyle}>
        {label}
      </Column>
      <Column style={valueStyle}>{children}</Column>
    </Row>
  )
}

const withLineBreaks = (html: string) => html.replaceAll('\n', '<br>')
