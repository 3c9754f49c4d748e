import {
  Cards,
  Figures,
  figuresOf,
  GreenMark,
  highlightsOf,
  numbers,
  Price,
  pricesOf,
} from './components.tsx'
import type { File, ProductDetails } from './database.ts'

export function ProductPage({ details }: { details: ProductDetails }) {
  const { product, chart, related } = details
  return (
    <>
      <Trail details={details} />
      <h1>{product.title_sv}</h1>
      <Figures rows={highlightsOf(product)} />
      {product.green_lifting && <GreenMark />}
      {product.images.map((image) => (
        <img key={image.image_file} src={`/upload/images/${image.image_file}`} alt={image.alt_sv} />
      ))}
      <section>
        <h2>Pris</h2>
        {pricesOf(product).map(({ label, sum }) => (
          <Price key={label} label={label} sum={sum} vat={product.prod_vat} />
        ))}
        <a href={`/forfragan?produkt=${product.product_slug}`}>Skicka förfrågan</a>
      </section>
      <Origin details={details} />
      {chart.length > 0 && <LoadChart chart={chart} />}
      <section>
        <h2>Beskrivning</h2>
        <p>{details.content}</p>
      </section>
      <section>
        <h2>Tekniska data</h2>
        <Figures rows={figuresOf(product)} />
      </section>
      <Files title="Filmer" files={details.movies} />
      <Files title="Dokument" files={details.documents} />
      {related.length > 0 && (
        <section>
          <h2>Liknande maskiner</h2>
          <Cards products={related} />
        </section>
      )}
    </>
  )
}

function Trail({ details }: { details: ProductDetails }) {
  const { prodcat_slug, prodsubcat_slug } = details.product
  return (
    <nav aria-label="Brödsmulor">
      <a href="/produkter">Maskiner</a>
      <a href={`/produkter/${prodcat_slug}`}>{details.prodcat_title}</a>
      <a href={`/produkter/${prodcat_slug}/${prodsubcat_slug}`}>{details.prodsubcat_title}</a>
    </nav>
  )
}

function Origin({ details }: { details: ProductDetails }) {
  const { depot, manufacturer } = details.product
  return (
    <>
      {depot && (
        <section>
          <h2>Tillgång</h2>
          <a href={`/region/${depot.depot_slug}`}>{depot.title_sv}</a>
          {details.depot_phone && <a href={`tel:${details.depot_phone}`}>{details.depot_phone}</a>}
        </section>
      )}
      {manufacturer && (
        <section>
          <h2>Tillverkare</h2>
          <p>{manufacturer.title_sv}</p>
          {details.manufacturer_url && <a href={details.manufacturer_url}>Märkets webbplats</a>}
        </section>
      )}
    </>
  )
}

function LoadChart({ chart }: Pick<ProductDetails, 'chart'>) {
  return (
    <section>
      <h2>Lasttabell</h2>
      <table>
        <thead>
          <tr>
            <th>Lyfthöjd (m)</th>
            <th>Radie (m)</th>
            <th>Last (kg)</th>
            <th>Utrustning</th>
          </tr>
        </thead>
        <tbody>
          {chart.map((row) => (
            <tr key={row.id}>
              <td>{numbers.format(row.lift_height)}</td>
              <td>{numbers.format(row.lift_radius)}</td>
              <td>{numbers.format(row.lift_weight)}</td>
              <td>{row.equipment}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Files({ title, files }: { title: string; files: File[] }) {
  if (files.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {files.map(({ name, file }) => (
          <li key={file}>
            <a href={`/upload/files/${file}`}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
