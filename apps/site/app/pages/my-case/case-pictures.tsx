import { m } from '@minikran/i18n/messages'
import type { CaseView } from './case-view.ts'

type Props = { number: string; pictures: CaseView['pictures'] }

/** The pictures of the case; the API gives them to their sender only. */
export function CasePictures({ number, pictures }: Props) {
  if (pictures.length === 0) return null
  return (
    <section className="grid gap-3 border-t border-ink pt-4">
      <h2 className="text-lead">{m.case_pictures()}</h2>
      <ul className="grid grid-cols-2 gap-3 small:grid-cols-3">
        {pictures.map(({ id, width, height }, at) => {
          const query = new URLSearchParams({ case_number: number, upload_id: id })
          const address = `/api/customer/getCasePicture?${query}`
          return (
            <li key={id}>
              <a href={address}>
                <img
                  src={address}
                  alt={m.case_picture_alt({ number: at + 1 })}
                  width={width}
                  height={height}
                  loading="lazy"
                  decoding="async"
                  className="h-auto w-full"
                />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
