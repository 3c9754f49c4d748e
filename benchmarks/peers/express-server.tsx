// Express and React on the server, as plainly as they are used: nothing is kept.
import express from 'express'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { answerBench } from './answer-bench.ts'
import { ListPage, Shell } from './components.tsx'
import { findProduct, listProducts, searchProducts } from './database.ts'
import { ProductPage } from './product-page.tsx'

const app = express()

app.get('/api/site/getProductsArr', async (request, response) => {
  const { search, per_page } = request.query
  const text = typeof search === 'string' ? search : ''
  response.json(await searchProducts(text, Number(per_page)))
})

app.get('/produkter', async (request, response) => {
  const found = await listProducts(Number(request.query['weight_max']), 24)
  response.send(pageOf('Maskiner', <ListPage found={found} />))
})

app.get('/produkter/:prodcat/:prodsubcat/:product', async (request, response) => {
  const details = await findProduct(request.params.product)
  if (details === null) {
    response.status(404).send(pageOf('Finns inte', <h1>Sidan finns inte</h1>))
    return
  }
  response.send(pageOf(details.product.title_sv, <ProductPage details={details} />))
})

answerBench(app.listen(0, '127.0.0.1'))

function pageOf(title: string, content: ReactNode): string {
  const page = (
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – Minikran`}</title>
      </head>
      <body>
        <Shell>{content}</Shell>
      </body>
    </html>
  )
  return `<!DOCTYPE html>${renderToString(page)}`
}
