import { type VariantFormat, variantFile, widthsFor } from '@minikran/domain/media/picture-variants'
import { imageAddress, type PictureFile } from './picture-slide.ts'

type Props = {
  image: PictureFile
  alt: string
  lang?: 'sv' | 'en' | undefined
  /** The size is reserved, so that the layout does not shift. */
  width: number
  height: number
  /** The displayed width, for `sizes`. */
  sizes: string
  /** The widest useful variant. */
  most: number
  isEager?: boolean
  isHeld?: boolean
  className: string
}

/** A picture as AVIF or WebP, no wider than it is displayed. */
export function Picture(props: Props) {
  const { image, sizes, most } = props
  const widths = widthsFor(image.width ?? null).filter((each) => each <= most)
  const last = widths.at(-1)
  if (last === undefined) return <Plain {...props} src={imageAddress(image.image_file)} />
  const all = (format: VariantFormat) =>
    widths.map((each) => `${addressOf(image, each, format)} ${each}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={all('avif')} sizes={sizes} />
      <Plain {...props} src={addressOf(image, last, 'webp')} srcSet={all('webp')} />
    </picture>
  )
}

const addressOf = ({ image_file }: PictureFile, width: number, format: VariantFormat) =>
  imageAddress(variantFile(image_file, width, format))

function Plain(props: Props & { src: string; srcSet?: string }) {
  const { alt, lang, src, srcSet, sizes, width, height, isEager = false, isHeld, className } = props
  return (
    <img
      src={src}
      alt={alt}
      lang={lang}
      {...(srcSet !== undefined && { srcSet, sizes })}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={isHeld ? false : undefined}
      className={className}
    />
  )
}

/** Classes that keep the focal point visible when the picture is cropped (styles/focal.css). */
export function focalClass({ focal_x = 50, focal_y = 50 }: PictureFile): string {
  if (focal_x === 50 && focal_y === 50) return ''
  const step = (percent: number) => Math.round(percent / 10) * 10
  return `focal-x-${step(focal_x)} focal-y-${step(focal_y)}`
}
