import { m } from '@minikran/i18n/messages'
import { Link } from '../components/link.tsx'
import { pathTo } from '../locale-path.ts'

/** All cranes as one small picture, drawn by the server, which leads to the fleet plate. */
export function PlatePicture() {
  return (
    <Link to={pathTo('/kranplansch')} className="grid gap-1 text-link print:hidden">
      <img
        src="/static/images/kranplansch.svg"
        alt=""
        width={1152}
        height={470}
        loading="lazy"
        className="h-auto w-full"
      />
      {m.plate_title()}
    </Link>
  )
}
