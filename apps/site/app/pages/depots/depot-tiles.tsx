import { phoneAddress } from '@minikran/domain/primitives/phone-address'
import { Link } from '../../components/link.tsx'
import type { DepotTile } from '../../depots/depot-tile-data.ts'
import { OpenStateLine } from '../../depots/open-state-line.tsx'
import { localPath } from '../../locale-path.ts'

/** Depots as tiles: address, open state and contacts. */
export function DepotTiles({ tiles }: { tiles: readonly DepotTile[] }) {
  return (
    <ul className="grid gap-x-8 small:grid-cols-2">
      {tiles.map((tile) => (
        <li key={tile.slug} className="grid content-start gap-1 border-t border-line py-3">
          <Tile tile={tile} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ tile }: { tile: DepotTile }) {
  const { title, path, address, zip, city, phone, email, distance } = tile
  return (
    <>
      <h3 className="flex items-center justify-between gap-4">
        <Link to={localPath(path)} lang={title.lang} className="tap-link text-lead">
          {title.text}
        </Link>
        {distance !== null && (
          <span className="text-small font-normal whitespace-nowrap text-muted">{distance}</span>
        )}
      </h3>
      <OpenStateLine isOpen={tile.isOpen} text={tile.openState} />
      <p className="text-muted">
        {address}, {zip} {city}
      </p>
      <p className="flex flex-wrap gap-x-4">
        <a href={phoneAddress(phone)} className="tap-link">
          {phone}
        </a>
        <a href={`mailto:${email}`} className="tap-link">
          {email}
        </a>
      </p>
    </>
  )
}
