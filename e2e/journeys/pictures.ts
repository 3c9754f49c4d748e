import sharp from 'sharp'

/** A photograph of the site as a file input takes it. */
export async function picture(name: string, size: { width: number; height: number }) {
  const buffer = await sharp({ create: { ...size, channels: 3, background: '#386050' } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
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
