/**
 * A drawing as PNG. The renderer is loaded with the first picture: a server whose pages nobody
 * shares never carries it.
 */
export async function renderPng(svg: string, size: { width: number; height: number }) {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(Buffer.from(svg))
    .resize({ ...size, fit: 'fill' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
