import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { activated } from '@minikran/domain/catalogue/product-statuses'
import { fileTitle } from '@minikran/domain/media/file-title'
import { demoFolder } from '../demo-folder.ts'
import type { ProductRow } from '../machines.ts'
import { demoPresentations } from '../presentations.ts'
import { checkListFile, checkLists } from './check-lists.ts'
import { dataSheet } from './data-sheet.ts'
import { type DemoImage, demoImages } from './demo-images.ts'

export type DemoFile = { folder: 'images' | 'documents' | 'movies'; name: string; bytes: Buffer }

type Numbers = {
  productId: (slug: string) => number
  postId: (slug: string) => number
  makeId: (name: string) => number
  depotId: (slug: string) => number
  employeeId: (email: string) => number
  pageId: (key: string) => number
}
type Owner = {
  product_id?: number
  post_id?: number
  manufacturer_id?: number
  depot_id?: number
  depot_employee_id?: number
  page_id?: number
  presentationcontent_id?: number
}

const dataSheetCategory = 10
const rented = 0
const films = [
  { file: 'lyft-till-fasad.webm', name: 'Minikran lyfter till fasad' },
  { file: 'nar-ut.webm', name: 'Minikran når ut' },
]

/** Which machines show the movie and the check lists. */
const filmed = ['jekko-spx532', 'jekko-spx312', 'unic-urw-295']

/** Files, rows and uses of all pictures, documents and movies of the demo content. */
export function demoMedia(products: ProductRow[], numbers: Numbers) {
  const pictures = picturesOf(numbers)
  const papers = papersOf(products, numbers)
  const film = filmsOf(numbers)
  return {
    files: [...pictures.files, ...papers.files, ...film.files],
    images: pictures.rows,
    imageUses: numbered(pictures.uses),
    documents: papers.rows,
    documentUses: numbered(papers.uses),
    movies: film.rows,
    movieUses: numbered(film.uses),
  }
}

const numbered = <Use extends object>(uses: Use[]) =>
  uses.map((use, index) => ({ id: index + 1, ...use }))

function committed(folder: 'images' | 'movies', name: string): DemoFile {
  const bytes = readFileSync(join(demoFolder, 'files', folder, name))
  return { folder, name, bytes }
}

function ownersOf(image: DemoImage, numbers: Numbers): Owner[] {
  if ('product' in image) return [{ product_id: numbers.productId(image.product) }]
  if ('post' in image) return [{ post_id: numbers.postId(image.post) }]
  if ('make' in image) return [{ manufacturer_id: numbers.makeId(image.make) }]
  if ('employee' in image) return [{ depot_employee_id: numbers.employeeId(image.employee) }]
  const depots = image.depots.map((slug) => ({ depot_id: numbers.depotId(slug) }))
  return [...depots, ...(image.pages ?? []).map((key) => ({ page_id: numbers.pageId(key) }))]
}

function picturesOf(numbers: Numbers) {
  const files = demoImages.map(({ file }) => committed('images', file))
  const rows = demoImages.map((image, index) => ({
    id: index + 1,
    image_name: fileTitle(image.file),
    image_file: image.file,
    alt_sv: image.sv,
    alt_en: image.en,
    width: image.width ?? 1280,
    height: image.height ?? 760,
    bytes: files[index]?.bytes.length ?? null,
  }))
  const uses = demoImages.flatMap((image, index) => {
    const owners = [...ownersOf(image, numbers), ...pagesWith((page) => page.image === image.file)]
    return owners.map((each) => ({ image_id: index + 1, order: index + 1, ...each }))
  })
  return { files, rows, uses }
}

function documentRow(file: DemoFile, name: string, category: number) {
  return {
    document_cat: category,
    document_name: name,
    document_file: file.name,
    document_ext: 'pdf',
    bytes: file.bytes.length,
  }
}

function papersOf(products: ProductRow[], { productId }: Numbers) {
  const machines = products.filter(({ type, status }) => type === rented && status === activated)
  const sheets = machines.map((product) => {
    const name = `datablad-${product.product_slug}.pdf`
    const file: DemoFile = { folder: 'documents', name, bytes: dataSheet(product) }
    const row = documentRow(file, `Datablad ${product.title_sv}`, dataSheetCategory)
    return { file, row, owners: [{ product_id: product.id ?? 0 }] as Owner[] }
  })
  const lists = checkLists.map((list) => {
    const file: DemoFile = { folder: 'documents', name: list.file, bytes: checkListFile(list) }
    const owners: Owner[] = [
      ...filmed.map((slug) => ({ product_id: productId(slug) })),
      ...pagesWith((page) => page.document === list.file),
    ]
    return { file, row: documentRow(file, list.name, list.category), owners }
  })
  const all = [...sheets, ...lists]
  return {
    files: all.map(({ file }) => file),
    rows: all.map(({ row }, index) => ({ id: index + 1, ...row })),
    uses: all.flatMap(({ owners }, index) =>
      owners.map((owner) => ({ document_id: index + 1, order: index + 1, ...owner })),
    ),
  }
}

function filmsOf({ productId, pageId }: Numbers) {
  const files = films.map(({ file }) => committed('movies', file))
  const rows = films.map(({ file, name }, index) => ({
    id: index + 1,
    movie_name: name,
    movie_file: file,
    movie_ext: 'webm',
    bytes: files[index]?.bytes.length ?? null,
  }))
  const uses = films.flatMap(({ file }, index) => {
    const owners: Owner[] = [
      ...filmed.map((slug) => ({ product_id: productId(slug) })),
      ...pagesWith((page) => page.movie === file),
      { page_id: pageId('about-us') },
    ]
    return owners.map((owner) => ({ movie_id: index + 1, order: index + 1, ...owner }))
  })
  return { files, rows, uses }
}

type Page = (typeof demoPresentations)[number]['pages'][number]

// Pages are numbered through all presentations, as demo/news.ts inserts them.
function pagesWith(holds: (page: Page) => boolean): Owner[] {
  return demoPresentations
    .flatMap(({ pages }) => pages)
    .flatMap((page, index) => (holds(page) ? [{ presentationcontent_id: index + 1 }] : []))
}
