import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { focalClass, Picture } from './picture.tsx'

const image = { image_file: 'kran å.jpg', alt_sv: '', alt_en: null }

test.each([
  [null, []],
  [319, []],
  [640, [320, 640]],
  [4000, [320, 640]],
])('a picture %s wide, shown at 640 at most, has the widths %j', (width, widths) => {
  const picture = (
    <Picture
      image={{ ...image, ...(width !== null && { width }) }}
      alt=""
      width={640}
      height={380}
      sizes="100vw"
      most={640}
      className=""
    />
  )
  const markup = renderToStaticMarkup(picture)
  const found = [...markup.matchAll(/kran%20%C3%A5-\d+\.avif (\d+)w/g)].map(([, each]) =>
    Number(each),
  )
  expect(found).toEqual(widths)
})

test.each([
  [50, 50, ''],
  [0, 50, 'focal-x-0 focal-y-50'],
  [66, 14, 'focal-x-70 focal-y-10'],
  [95, 100, 'focal-x-100 focal-y-100'],
])('the focal point %d %d has the classes "%s"', (focal_x, focal_y, classes) => {
  expect(focalClass({ ...image, focal_x, focal_y })).toBe(classes)
})
