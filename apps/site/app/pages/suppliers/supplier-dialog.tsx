import { m } from '@minikran/i18n/messages'
import { type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '../../components/icon.tsx'
import { isModifiedClick } from '../../components/is-modified-click.ts'
import { Link } from '../../components/link.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { localPath } from '../../locale-path.ts'
import { PriceFigures } from '../../pricing/price-figures.tsx'
import type { ProductCardData } from '../../products/product-card-data.ts'
import { SupplierMark } from '../../suppliers/supplier-mark.tsx'
import { WebsiteLink } from '../../suppliers/website-link.tsx'
import type { OpenedSupplier } from './supplier-view.ts'
import { isOverList, useSupplierAddress } from './use-supplier-address.ts'

/**
 * A make in a dialog over the list, with its own address. Open in the server's HTML; with script it
 * is modal and returns the focus.
 */
export function SupplierDialog({ supplier }: { supplier: OpenedSupplier }) {
  const { dialogRef, titleRef } = useModal()
  const titleId = useId()
  const { listAddress, close } = useClosing()
  return (
    <dialog
      ref={dialogRef}
      open
      aria-labelledby={titleId}
      closedby="any"
      // Escape and a click outside lead back to the list's address.
      onCancel={close}
      className="fixed inset-0 z-20 mx-auto h-full max-h-full w-full max-w-text overflow-y-auto overscroll-contain bg-paper text-ink backdrop:bg-shade backdrop:opacity-50 small:top-6 small:h-auto small:max-h-[calc(100dvh-48px)] small:border small:border-ink print:absolute print:top-0 print:bottom-auto print:h-auto print:max-h-none print:overflow-visible print:border-0 print:backdrop:hidden"
    >
      <div className="grid gap-4 p-4 small:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 ref={titleRef} id={titleId} tabIndex={-1} className="text-title">
            {supplier.name}
          </h2>
          <Link
            to={listAddress}
            onClick={(event) => {
              if (!isModifiedClick(event)) close(event)
            }}
            className="grid size-11 shrink-0 place-items-center print:hidden"
          >
            <Icon name="close" />
            <span className="sr-only">{m.shell_close()}</span>
          </Link>
        </div>
        {supplier.logo !== null && <SupplierMark name={supplier.name} logo={supplier.logo} />}
        <RichText content={supplier.content} />
        {supplier.url !== null && (
          <p>
            <WebsiteLink url={supplier.url} text={m.suppliers_website} />
          </p>
        )}
        <ul className="grid gap-1">
          {supplier.repairs && <Does text={m.suppliers_does_repair()} />}
          {supplier.sales && <Does text={m.suppliers_does_sell()} />}
        </ul>
        <SupplierProducts cards={supplier.cards} />
      </div>
    </dialog>
  )
}

function useModal() {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  // A native dialog: `showModal` makes it modal, and closing it before unmounting returns the
  // focus.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (dialog === null) return
    dialog.close()
    dialog.showModal()
    titleRef.current?.focus()
    return () => dialog.close()
  }, [])
  return { dialogRef, titleRef }
}

/** Leads back to the list; once, also on a second click while the list is loaded. */
function useClosing() {
  const navigate = useNavigate()
  const listAddress = useSupplierAddress()(null)
  const { state } = useLocation()
  const isClosing = useRef(false)
  const close = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isClosing.current) return
    isClosing.current = true
    // Back, so that the history does not open it again.
    void (isOverList(state)
      ? navigate(-1)
      : navigate(listAddress, { replace: true, preventScrollReset: true }))
  }
  return { listAddress, close }
}

function Does({ text }: { text: string }) {
  return (
    <li className="flex items-center gap-2">
      <span className="text-green">
        <Icon name="check" />
      </span>
      {text}
    </li>
  )
}

const figuresShown = 2

/** The products of a make that we rent out. */
function SupplierProducts({ cards }: { cards: ProductCardData[] }) {
  if (cards.length === 0) return <p>{m.suppliers_no_products()}</p>
  return (
    <section className="grid gap-2">
      <h3 className="text-lead">{m.suppliers_products()}</h3>
      <ul className="border-t border-line">
        {cards.map(({ path, title, figures, price }) => (
          <li
            key={path}
            className="grid grid-cols-[1fr_auto] items-center gap-4 border-b border-line py-2"
          >
            <p>
              <Link to={localPath(path)} lang={title.lang} className="tap-link">
                {title.text}
              </Link>
              <span className="block text-small text-muted">
                {figures
                  .slice(0, figuresShown)
                  .map(({ label, value }) => `${label} ${value}`)
                  .join(', ')}
              </span>
            </p>
            {price && (
              <p className="text-right">
                <span className="block text-small text-muted">{price.label}</span>
                <PriceFigures price={price.price} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
