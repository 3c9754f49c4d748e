/** The picture to upload, and a small copy to show. */
type Prepared = { picture: Blob; preview: string }

const sentSidePx = 2_000
const shownSidePx = 192

/** Scales a picture down for slow networks; null when the browser cannot read the file. */
export async function preparePicture(file: Blob): Promise<Prepared | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const picture = await blobOf(draw(bitmap, sentSidePx))
    const preview = draw(bitmap, shownSidePx).toDataURL('image/jpeg', 0.7)
    bitmap.close()
    return picture === null ? null : { picture, preview }
  } catch {
    // An unknown file type for this browser; the server decides.
    return null
  }
}

function draw(bitmap: ImageBitmap, longestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas to draw on')
  context.imageSmoothingQuality = 'high'
  // JPEG has no transparency: transparent areas become white, not black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
