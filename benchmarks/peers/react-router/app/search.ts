import type { LoaderFunctionArgs } from 'react-router'
import { searchProducts } from '../../database.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const search = searchParams.get('search') ?? ''
  return Response.json(await searchProducts(search, Number(searchParams.get('per_page'))))
}
