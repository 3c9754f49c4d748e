import { m } from '@minikran/i18n/messages'
import { ContactLinks } from '../components/contact-links.tsx'
import { Icon } from '../components/icon.tsx'

/** Shown on a page whose text is empty or not published. */
export function UnfinishedNotice() {
  return (
    <section className="grid max-w-text gap-3 border border-orange p-4">
      <h2 className="flex items-center gap-2 text-lead">
        <span className="text-orange">
          <Icon name="warning" />
        </span>
        {m.unfinished_title()}
      </h2>
      <p>{m.unfinished_lead()}</p>
      <ContactLinks />
    </section>
  )
}
