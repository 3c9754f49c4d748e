import { longestComment } from '@minikran/domain/validation/inquiry-limits'
import { m } from '@minikran/i18n/messages'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import type { FormPartProps } from '../forms/form-part.ts'
import { readValues } from '../forms/read-values.ts'
import { typeInto } from '../forms/restore-form.ts'
import { TextLine } from '../forms/text-line.tsx'
import { localPath } from '../locale-path.ts'
import { addressWithMachines } from './inquiry-address.ts'
import { inquiryLabels } from './inquiry-labels.ts'
import type { InquiryProduct } from './inquiry-product.ts'
import { type InquiryField, type LineField, lineFields, lineName } from './inquiry-values.ts'
import type { InquiryTimeOptions, TimeOptions } from './time-options.ts'

type Props = FormPartProps<InquiryField> & {
  products: readonly InquiryProduct[]
  offers: InquiryTimeOptions | null
  /** Called with the removed slug; without it a link leads to the form without the machine. */
  onRemove: (slug: string, event: MouseEvent) => void
}

/** The machines of an inquiry, each with optional times and a comment. */
export function MachineLines({ products, offers, values, errorOf, onRemove }: Props) {
  return (
    <section className="grid gap-1">
      <h2 className="text-lead font-strong">{m.inquiry_machines({ count: products.length })}</h2>
      <p className="text-small text-muted">{m.inquiry_machines_hint()}</p>
      <ol className="mt-2 border-b border-line">
        {products.map((product) => {
          const { slug, title, path } = product
          const names = lineFields.map((field) => lineName(slug, field))
          const line = offers?.lines[slug]
          const isOpen = names.some((name) => errorOf(name) || values?.[name])
          return (
            <li key={slug} className="grid border-t border-line py-1">
              <div className="flex items-center justify-between gap-2">
                <Link to={localPath(path)} lang={title.lang} className="tap-link font-medium">
                  {title.text}
                </Link>
                <RemoveLink removed={product} products={products} onRemove={onRemove} />
              </div>
              <Unfolding isOpen={isOpen}>
                <summary className="inline-flex min-h-11 items-center gap-2 text-small">
                  <span className="eased group-open:rotate-90">
                    <Icon name="next" />
                  </span>
                  <span>
                    {m.inquiry_machine_own()}
                    <span className="sr-only"> {title.text}</span>
                  </span>
                </summary>
                <OwnFields slug={slug} values={values} errorOf={errorOf} />
                {line?.isOwn && (
                  <>
                    <OwnTimeHint offer={line.pickup} />
                    <OwnTimeHint offer={line.return} />
                  </>
                )}
              </Unfolding>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type RemoveProps = Pick<Props, 'products' | 'onRemove'> & { removed: InquiryProduct }

function RemoveLink({ removed: { slug, title }, products, onRemove }: RemoveProps) {
  const { search } = useLocation()
  const others = products.map((product) => product.slug).filter((other) => other !== slug)
  return (
    <Link
      to={addressWithMachines(others, search)}
      replace
      preventScrollReset
      onClick={(event) => {
        const form = event.currentTarget.closest('form')
        if (form !== null && others.length === 1) takeOwnFields(form, others[0])
        nextOf(event.currentTarget, others.length)?.focus()
        onRemove(slug, event)
      }}
      data-opens-here
      aria-label={m.inquiry_machine_remove_label({ title: title.text })}
      className="grid size-11 shrink-0 place-items-center"
    >
      <Icon name="close" />
    </Link>
  )
}

/** What gets the focus when a machine is removed: the next machine, or the depot when one is left. */
function nextOf(remove: HTMLElement, left: number): HTMLElement | null | undefined {
  if (left === 1) return remove.closest('form')?.querySelector<HTMLElement>('[name=depot_id]')
  const item = remove.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  return next?.querySelector<HTMLElement>('a[aria-label]')
}

/**
 * A single machine has no fields of its own: the times that it had become the form's, its comment
 * follows the message. A formatted message is left as it is.
 */
function takeOwnFields(form: HTMLFormElement, slug = '') {
  const names = lineFields.map((field) => lineName(slug, field))
  const typed = readValues([...names, 'inquiry_text', 'inquiry_html'], new FormData(form))
  for (const field of lineFields) {
    const own = typed[lineName(slug, field)] ?? ''
    if (own === '') continue
    if (field !== 'comment') typeInto(form, field, own)
    else if (typed.inquiry_html === '') {
      typeInto(form, 'inquiry_text', [typed.inquiry_text, own].filter(Boolean).join('\n'))
    }
  }
}

/** Unfolds for a fault, and stays so: the field that is being corrected must not disappear. */
function Unfolding({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const detailsRef = useRef<HTMLDetailsElement>(null)
  const [isFirstOpen] = useState(isOpen)
  useEffect(() => {
    if (isOpen && detailsRef.current !== null) detailsRef.current.open = true
  }, [isOpen])
  return (
    <details ref={detailsRef} open={isFirstOpen} className="group">
      {children}
    </details>
  )
}

type OwnProps = FormPartProps<InquiryField> & { slug: string }

function OwnFields({ slug, values, errorOf }: OwnProps) {
  const line = (field: LineField) => {
    const name = lineName(slug, field)
    const shown = { name, error: errorOf(name), defaultValue: values?.[name] }
    return { ...shown, autoComplete: 'off', isOptional: true }
  }
  return (
    <div className="grid gap-3 pt-1 pb-3">
      <div className="grid items-start gap-x-4 gap-y-3 min-[21.25rem]:grid-cols-2">
        {lineFields.map((field) => {
          if (field === 'comment') return null
          const isDate = field.endsWith('_date')
          return (
            <TextLine
              {...line(field)}
              key={field}
              label={inquiryLabels[field]()}
              hint={isDate ? m.inquiry_date_hint_optional() : m.inquiry_time_hint_optional()}
              maxLength={isDate ? 10 : 5}
              inputMode="numeric"
            />
          )
        })}
      </div>
      <TextLine
        {...line('comment')}
        label={m.inquiry_machine_comment()}
        maxLength={longestComment}
      />
    </div>
  )
}

function OwnTimeHint({ offer }: { offer: TimeOptions }) {
  return (
    <p aria-live="polite" className="text-small text-orange">
      {offer.isRefused && offer.hint}
    </p>
  )
}
