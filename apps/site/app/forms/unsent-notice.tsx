import type { FormKind } from '@minikran/contract/forms'
import { m } from '@minikran/i18n/messages'
import { Link } from '../components/link.tsx'
import { closeNotice, showNotice } from '../components/notices.ts'
import { unsentTitle } from './unsent-title.ts'

/** Says on another page why a form was not sent, with the way back to it. */
export function showUnsentNotice(form: { kind: FormKind; path: string }, why: string): void {
  const id = showNotice({
    kind: 'error',
    text: (
      <div>
        <p>{`${unsentTitle(form.kind)}. ${why}`}</p>
        <Link
          to={form.path}
          onClick={() => closeNotice(id)}
          className="inline-flex min-h-11 items-center underline"
        >
          {m.unsent_back()}
        </Link>
      </div>
    ),
  })
}
