import type { CustomerCase } from '@minikran/contract/customer-cases'
import { newKey } from '@minikran/contract/idempotency-key'
import { phoneAddress } from '@minikran/domain/primitives/phone-address'
import { m } from '@minikran/i18n/messages'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { AccountNav } from '../../account-pages/account-nav.tsx'
import {
  type AccountInput,
  accountHeaders,
  forAccount,
  foundForAccount,
} from '../../account-pages/define-account-page.ts'
import { keepUnsent } from '../../account-pages/keep-unsent.ts'
import { TitleCells } from '../../account-pages/title-cells.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Link } from '../../components/link.tsx'
import { typedFields } from '../../components/typed-fields.ts'
import { withWholeParts } from '../../components/whole-parts.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { localPath, pathTo } from '../../locale-path.ts'
import { DocumentList } from '../../media/document-list.tsx'
import { CaseActions } from './case-actions.tsx'
import { CaseHistory } from './case-history.tsx'
import { CaseMessages } from './case-messages.tsx'
import { CaseRequest, caseDrawing } from './case-request.tsx'
import { type CaseView, caseView, type DrawnFirst } from './case-view.ts'
import { type CaseFault, changeCase } from './change-case.ts'

export const loader = forAccount(loadCase)
export const action = forAccount(changeCase)
export const clientAction = keepUnsent(
  (form): CaseFault => ({
    does: form.get('does') === 'cancel' ? 'cancel' : 'message',
    ...typedFields(['message'], form),
    sentence: m.case_not_sent(),
  }),
)
export const headers = accountHeaders
export const handle = { unlisted: true }

export function meta({ loaderData }: { loaderData?: CaseView }) {
  const title = m.case_title({ number: loaderData?.number ?? '' })
  return pageMeta({ title, text: m.cases_lead(), unlisted: true })
}

export default function MyCasePage() {
  const view = useLoaderData<typeof loader>()
  const fault = useActionData<typeof action>() ?? null
  // Until the page shows what was sent.
  const isSending = useNavigation().formData?.has('does') === true
  const forms = { fault, isSending }
  const { number, subject, depot } = view
  return (
    <div className="grid gap-6 py-4">
      <Breadcrumbs
        trail={[
          { title: m.cases_title(), path: pathTo('/mina-sidor/mina-arenden') },
          { title: number, path: localPath(`/mina-sidor/mina-arenden/${number}`) },
        ]}
      />
      <AccountNav />
      <div>
        <p className="text-small text-muted">{withWholeParts(m.case_title({ number }))}</p>
        <h1 lang={subject.lang}>{subject.text}</h1>
      </div>
      <TitleCells facts={view.facts} />
      <div className="grid gap-x-12 gap-y-6 wide:grid-cols-[2fr_1fr]">
        <div className="grid content-start gap-6">
          <CaseMessages {...view} {...forms} />
          <CaseRequest view={view} />
          <CasePictures {...view} />
          <DocumentList documents={view.documents} />
        </div>
        <div className="grid content-start gap-6">
          <CaseHistory {...view} />
          <CaseActions view={view} {...forms} />
          {depot && <CaseDepot depot={depot} />}
        </div>
      </div>
    </div>
  )
}

function CaseDepot({ depot }: { depot: NonNullable<CaseView['depot']> }) {
  return (
    <section className="grid content-start gap-2 border-t border-ink pt-4">
      <h2 className="text-lead">{m.cases_depot()}</h2>
      <p>
        <Link to={localPath(depot.path)} lang={depot.title.lang} className="tap-link">
          {depot.title.text}
        </Link>
      </p>
      <p className="flex flex-wrap gap-x-6">
        <a href={phoneAddress(depot.phone)} className="tap-link">
          {depot.phone}
        </a>
        <a href={`mailto:${depot.email}`} className="tap-link">
          {depot.email}
        </a>
      </p>
    </section>
  )
}

/** The pictures of the case; the API gives them to their sender only. */
function CasePictures({ number, pictures }: Pick<CaseView, 'number' | 'pictures'>) {
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

/** A case of the account, with the machine to draw. */
async function loadCase({ customer, api, params, locale }: AccountInput) {
  const found = foundForAccount(
    await customer.getCaseObj({ case_number: params['case_number'] ?? '' }),
  )
  const [first] = await Promise.all([findFirst(api, found), caseDrawing.load()])
  const view = caseView(found, first, locale)
  return { ...view, messageKey: newKey() }
}

// Without the catalogue the page is shown without a drawing.
async function findFirst(api: AccountInput['api'], { lines }: CustomerCase): Promise<DrawnFirst> {
  const slug = lines[0]?.product_slug ?? null
  if (slug === null) return null
  const product = await api.getProductObj({ product_slug: slug, no_count: '1' })
  if (!product.ok) return null
  const { craneselector_slug } = product.data
  const crane =
    craneselector_slug === null ? null : await api.getCraneselectorObj({ slug: craneselector_slug })
  return { product: product.data, crane: crane?.ok ? crane.data : null }
}
