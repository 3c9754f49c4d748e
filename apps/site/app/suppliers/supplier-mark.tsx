import { getLocale } from '@minikran/i18n/runtime'
import { imageAddress } from '../media/picture-slide.ts'

type Props = { name: string; logo: string | null }

/** A make's logo on a white plate, as logos are drawn for; its initials when there is none. */
export function SupplierMark({ name, logo }: Props) {
  if (logo !== null) {
    return (
      <img
        src={imageAddress(logo)}
        alt={name}
        width={144}
        height={36}
        loading="lazy"
        className="h-9 w-36 max-w-full shrink-0 bg-[#fff] object-contain"
      />
    )
  }
  const [first = '', second] = name.split(/[\s-]+/).filter((word) => word !== '')
  const initials = second === undefined ? first.slice(0, 2) : `${first[0]}${second[0]}`
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center border border-ink text-small font-strong"
      >
        {initials.toLocaleUpperCase(getLocale())}
      </span>
      {name}
    </>
  )
}
