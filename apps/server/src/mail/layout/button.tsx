import { m } from '@minikran/i18n/messages'
import { Link, Text } from '@react-email/components'
import { colours } from './colours.ts'

const button = {
  backgroundColor: colours.signal,
  color: colours.ink,
  border: `1px solid ${colours.ink}`,
  borderRadius: '2px',
  display: 'inline-block',
  fontSize: '16px',
  fontWeight: 'bold',
  padding: '12px 20px',
  textDecoration: 'none',
}
const small = { color: colours.muted, fontSize: '13px' }
const address = { color: colours.steel, overflowWrap: 'anywhere' as const }

/** A mail's button; below it its address, for mail programs that show no buttons. */
export function Button({ href, label, lang }: { href: string; label: string; lang: 'sv' | 'en' }) {
  return (
    <>
      <Text>
        <Link href={href} style={button}>
          {label}
        </Link>
      </Text>
      <Text className="muted" style={small} data-skip-in-text={true}>
        {m.mail_action_fallback({}, { locale: lang })}
        <br />
        <Link href={href} className="steel" style={address}>
          {href}
        </Link>
      </Text>
    </>
  )
}
