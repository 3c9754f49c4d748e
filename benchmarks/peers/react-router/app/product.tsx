import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { findProduct } from '../../database.ts'
import { ProductPage } from '../../product-page.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  const details = await findProduct(params['product'] ?? '')
  if (details === null) throw new Response('Sidan finns inte', { status: 404 })
  return details
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  { title: `${loaderData?.product.title_sv} – Minikran` },
]

export default function Product() {
  return <ProductPage details={useLoaderData<typeof loader>()} />
}
