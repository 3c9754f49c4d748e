import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ListPage } from '../../components.tsx'
import { listProducts } from '../../database.ts'

export const loader = ({ request }: LoaderFunctionArgs) =>
  listProducts(Number(new URL(request.url).searchParams.get('weight_max')), 24)

export const meta = () => [{ title: 'Maskiner – Minikran' }]

export default function List() {
  return <ListPage found={useLoaderData<typeof loader>()} />
}
