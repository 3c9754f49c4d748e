import { readyProduct } from '@minikran/domain/catalogue/ready-product'
import { priceLines } from '@minikran/domain/pricing/rental-price'
import * as m from '@minikran/i18n/messages'
import { priceLineWords } from '@minikran/i18n/price-line-words'
import { priceText } from '@minikran/i18n/price-text'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useWatch } from 'react-hook-form'
import type { Values } from '../providers/call-api.ts'

/** The price card that customers read, updated while typing. */
export function PricePreview() {
  const lines = priceLines(readyProduct(useWatch() as Values))
  return (
    <Table size="small" sx={{ gridColumn: '1 / -1', maxWidth: 640 }}>
      <caption>{m.backoffice_price_preview()}</caption>
      <TableHead>
        <TableRow>
          <TableCell>{m.price_card_title()}</TableCell>
          <TableCell align="right">{m.price_incl_vat()}</TableCell>
          <TableCell align="right">{m.price_excl_vat()}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ key, price }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {priceLineWords[key]({})}
            </TableCell>
            <TableCell align="right">
              {price === null ? m.price_on_request() : priceText(price.incVatOre)}
            </TableCell>
            <TableCell align="right">
              {price === null ? m.price_on_request() : priceText(price.exVatOre)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
