/** A drawing as PNG. The renderer is loaded with the first picture, to save memory until then. */
export async function renderPng(svg: string, size: { width: number; height: number }) {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(Buffer.from(svg))
    .resize({ ...size, fit: 'fill' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
