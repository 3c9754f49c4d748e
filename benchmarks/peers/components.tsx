import type { ReactNode } from 'react'
import type { ListedProduct } from '../../packages/contract/src/catalogue.ts'
import type { Found } from './database.ts'
import { type Field, fields } from './fields.ts'

export const numbers = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 })

/** What every page has around its own part. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <header>
        <a href="/">Minikran</a>
        <nav>
          <a href="/produkter">Maskiner</a>
          <a href="/kranvaljaren">Kranväljaren</a>
          <a href="/utbildningar">Utbildningar</a>
          <a href="/vara-tjanster">Tjänster</a>
          <a href="/regioner">Depåer</a>
          <a href="/nyheter">Nyheter</a>
        </nav>
        <form action="/produkter">
          <input type="search" name="q" aria-label="Sök maskin" />
          <button type="submit">Sök</button>
        </form>
      </header>
      <main>{children}</main>
      <footer>
        <a href="/about-us">Om oss</a>
        <a href="/gdpr">Personuppgifter</a>
        <a href="/cookies">Kakor</a>
      </footer>
    </>
  )
}

export function ListPage({ found }: { found: Found }) {
  return (
    <>
      <h1>Maskiner</h1>
      <p>{numbers.format(found.count)} maskiner</p>
      <Cards products={found.data} />
    </>
  )
}

export function Cards({ products }: { products: ListedProduct[] }) {
  return (
    <ul className="cards">
      {products.map((product) => (
        <li key={product.id}>
          <Card product={product} />
        </li>
      ))}
    </ul>
  )
}

function Card({ product }: { product: ListedProduct }) {
  const [image] = product.images
  const [price] = pricesOf(product)
  return (
    <article className="card">
      <img
        src={
          image
            ? `/upload/images/${image.image_file}`
            : `/static/images/${product.product_slug}.svg`
        }
        alt={image?.alt_sv ?? ''}
        width={320}
        height={190}
        loading="lazy"
      />
      <h3>
        <a href={product.path}>{product.title_sv}</a>
      </h3>
      {product.green_lifting && <GreenMark />}
      {price && <Price label={price.label} sum={price.sum} vat={product.prod_vat} />}
      <Figures rows={highlightsOf(product)} />
      <label>
        <input type="checkbox" name="m" value={product.product_slug} /> Jämför
        <span className="hidden">{product.title_sv}</span>
      </label>
      <a href={`/forfragan?produkt=${product.product_slug}`}>
        Lägg i förfrågan <span className="hidden">{product.title_sv}</span>
      </a>
    </article>
  )
}

export const GreenMark = () => <p>Grönt lyft – kan köras utan avgaser på arbetsplatsen.</p>

export function Price({ label, sum, vat }: { label: string; sum: number | null; vat: number }) {
  if (sum === null) return <p>{label}: pris på begäran</p>
  return (
    <p>
      <span>{label}</span>
      <strong>{numbers.format(sum)} kr</strong> exkl. moms
      <span>{numbers.format(sum * (1 + vat / 100))} kr inkl. moms</span>
    </p>
  )
}

type Figure = { label: string; value: string }

export function Figures({ rows }: { rows: Figure[] }) {
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function pricesOf(product: ListedProduct): { label: string; sum: number | null }[] {
  const fee = product.price_basic_fee ?? 0
  const plus = (sum: number | null, times: number) => (sum === null ? null : sum + times * fee)
  if (product.type === 1) return [{ label: 'Pris', sum: product.price_sale }]
  if (product.type === 2) return [{ label: 'Erbjudande', sum: product.price_offer }]
  if (product.type > 2) return [{ label: 'Kurspris', sum: product.price_sale }]
  return [
    { label: 'Första dagen', sum: plus(product.price_first_day, 1) },
    { label: 'Följande dag', sum: product.price_following_days },
    { label: 'Helg', sum: plus(product.price_weekend, 2) },
  ]
}

export function highlightsOf(product: ListedProduct): Figure[] {
  const { fld_title1, fld_title2, fld_title3, fld_title4 } = product
  return [fld_title1, fld_title2, fld_title3, fld_title4].flatMap((named) =>
    named === null ? [] : figureOf(product, named.fld),
  )
}

export const figuresOf = (product: ListedProduct) =>
  Object.keys(fields).flatMap((name) => figureOf(product, name))

function figureOf(product: ListedProduct, name: string): Figure[] {
  const field = fields[name]
  const value = (product as Record<string, unknown>)[name]
  if (field === undefined || value === undefined) return []
  return [{ label: field.label, value: valueText(value, field) }]
}

function valueText(value: unknown, { unit, choices }: Field): string {
  if (Array.isArray(value)) return value.map((code: number) => choices?.[code] ?? '').join(', ')
  return typeof value === 'number' ? `${numbers.format(value)} ${unit}`.trim() : String(value)
}
