import type { Image } from '@minikran/contract/catalogue'
import { type VariantFormat, variantFile, widthsFor } from '@minikran/domain/media/picture-variants'
import { imageAddress } from './picture-slide.ts'

type Props = {
  image: Image
  alt: string
  lang?: 'sv' | 'en' | undefined
  /** The room it has, so that no place moves when it comes. */
  width: number
  height: number
  /** How wide it is shown, for the browser's choice among its variants. */
  sizes: string
  /** The widest variant that is of use here. */
  most: number
  isEager?: boolean
  isHeld?: boolean
  className: string
}

/** A picture as AVIF where the browser reads it, else as WebP, no wider than it is shown. */
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

const addressOf = ({ image_file }: Image, width: number, format: VariantFormat) =>
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

/** Classes that keep the picture's focal point in sight where it is cut (styles/focal.css). */
export function focalClass({ focal_x = 50, focal_y = 50 }: Image): string {
  if (focal_x === 50 && focal_y === 50) return ''
  const step = (percent: number) => Math.round(percent / 10) * 10
  return `focal-x-${step(focal_x)} focal-y-${step(focal_y)}`
}
