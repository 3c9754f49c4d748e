type Props = {
  slug: string
  /** The text for screen readers; without it the drawing is decorative. */
  label?: string
}

/** A product as the server draws it from its own figures. */
export function DrawingPicture({ slug, label = '' }: Props) {
  return (
    <img
      src={`/static/images/products/${slug}.svg`}
      alt={label}
      width={320}
      height={190}
      loading="lazy"
      className="h-auto w-full"
    />
  )
}
