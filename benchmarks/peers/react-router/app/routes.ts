import { type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('produkter', './list.tsx'),
  route('produkter/:prodcat/:prodsubcat/:product', './product.tsx'),
  route('api/site/getProductsArr', './search.ts'),
] satisfies RouteConfig
