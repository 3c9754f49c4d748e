import type { Locator } from '@playwright/test'
import sharp from 'sharp'

type Size = { width: number; height: number }

/** A photograph of the site as a file input takes it; of another colour it is another picture. */
export async function picture(name: string, size: Size, background = '#386050') {
  const buffer = await sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

type Dropped = { name: string; mimeType: string; buffer: Buffer }

/** Files let go over a part of the page, as from the desktop. */
export async function drop(zone: Locator, files: readonly Dropped[]) {
  const sent = files.map(({ buffer, ...file }) => ({ ...file, bytes: buffer.toString('base64') }))
  const dataTransfer = await zone.page().evaluateHandle((dropped) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, bytes } of dropped) {
      const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
      transfer.items.add(new File([content], name, { type: mimeType }))
    }
    return transfer
  }, sent)
  await zone.dispatchEvent('dragover', { dataTransfer })
  await zone.dispatchEvent('drop', { dataTransfer })
}

/** The words of pictures and formatted messages in both languages. */
export const pictureWords = {
  sv: {
    pictures: 'Bilder',
    chosen: 'Valda bilder',
    included: 'Är med',
    remove: (number: number, name: string) => `Ta bort bild ${number}, ${name}`,
    alt: (number: number, name: string) => `Bild ${number}, ${name}`,
    oneBrought: '1 bild är redan med.',
    format: 'Fetstil och listor',
    bold: 'Fetstil',
    bullets: 'Punktlista',
  },
  en: {
    pictures: 'Pictures',
    chosen: 'Chosen pictures',
    included: 'Included',
    remove: (number: number, name: string) => `Remove picture ${number}, ${name}`,
    alt: (number: number, name: string) => `Picture ${number}, ${name}`,
    oneBrought: '1 picture is already included.',
    format: 'Bold and lists',
    bold: 'Bold',
    bullets: 'Bullet list',
  },
} as const
