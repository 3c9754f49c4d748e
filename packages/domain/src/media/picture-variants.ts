/** The widths of variants; a picture gets those that are no wider than itself. */
const variantWidths = [320, 640, 1280, 1920] as const

export const variantFormats = ['avif', 'webp'] as const
export type VariantFormat = (typeof variantFormats)[number]

/** The widths of the variants of a picture. */
export const widthsFor = (width: number | null): readonly number[] =>
  variantWidths.filter((each) => each <= (width ?? 0))

export const variantFile = (imageFile: string, width: number, format: VariantFormat): string =>
  `${imageFile.replace(/\.[^.]+$/, '')}-${width}.${format}`
