import { m } from '@minikran/i18n/messages'
import { Link, Text } from '@react-email/components'
import type { CaseFacts } from '../mail-facts.ts'
import { colours } from './colours.ts'

const address = { color: colours.steel, overflowWrap: 'anywhere' as const }

/** Links to the documents that staff attached to the case. */
export function Documents({ mail: { documents, lang } }: { mail: CaseFacts }) {
  if (documents.length === 0) return null
  return (
    <>
      <Text>{m.mail_documents({}, { locale: lang })}</Text>
      {documents.map(({ name, url }) => (
        <Text key={url}>
          <Link href={url} className="steel" style={address}>
            {name}
          </Link>
        </Text>
      ))}
    </>
  )
}
