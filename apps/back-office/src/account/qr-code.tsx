import Box from '@mui/material/Box'
import encodeQR from 'qr'

type Props = { text: string; label: string }

const size = 220

/** A QR code as one SVG path. It is made in the browser, since its text is a secret. */
export function QrCode({ text, label }: Props) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      sx={{ display: 'block', my: 1, background: '#fff' }}
    >
      <path d={path} fill="#000" />
    </Box>
  )
}
