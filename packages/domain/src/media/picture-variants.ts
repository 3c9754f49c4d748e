/** The widths that every picture is made in, as far as it is that wide itself. */
const variantWidths = [320, 640, 1280, 1920] as const

export const variantFormats = ['avif', 'webp'] as const
export type VariantFormat = (typeof variantFormats)[number]

/** The variants of a picture of that width; a smaller one is light as it is. */
export const widthsFor = (width: number | null): readonly number[] =>
  variantWidths.filter((each) => each <= (width ?? 0))

export const variantFile = (imageFile: string, width: number, format: VariantFormat): string =>
  `${imageFile.replace(/\.[^.]+$/, '')}-${width}.${format}`
