import { phoneAddress } from '@minikran/domain/primitives/phone-address'
import { m } from '@minikran/i18n/messages'
import { buttonClass } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { OpenStateLine } from '../../depots/open-state-line.tsx'
import type { DepotView } from './depot-view.ts'

/** The address, the open state and the contacts. */
export function DepotContact({ depot }: { depot: DepotView }) {
  const { address, zip, city, phone, email, lat, lng, socialUrl, shopUrl } = depot
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`
  return (
    <section className="grid gap-3">
      <OpenStateLine isOpen={depot.isOpen} text={depot.openState} />
      <address className="not-italic">
        {address}
        <br />
        {zip} {city}
      </address>
      <div className="grid gap-2">
        <a href={phoneAddress(phone)} className={buttonClass('primary')}>
          <Icon name="phone" />
          {phone}
        </a>
        <a href={`mailto:${email}`} className={buttonClass('plain')}>
          <Icon name="mail" />
          {email}
        </a>
      </div>
      <ul className="print:hidden">
        <OutsideLink href={directions} text={m.depot_directions()} />
        {socialUrl !== null && <OutsideLink href={socialUrl} text={m.depot_social()} />}
        {shopUrl !== null && <OutsideLink href={shopUrl} text={m.depot_shop()} />}
      </ul>
    </section>
  )
}

function OutsideLink({ href, text }: { href: string; text: string }) {
  return (
    <li>
      <a href={href} rel="noopener" className="tap-link">
        {text}
      </a>
    </li>
  )
}
