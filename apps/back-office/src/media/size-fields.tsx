import { numberText } from '@minikran/i18n/number-text'
import { sizeText } from '@minikran/i18n/size-text'
import { useRecordContext } from 'ra-core'
import { locale } from '../locale.ts'

/** The size of a file, such as `1,2 MB`. */
export function BytesField() {
  const bytes: unknown = useRecordContext()?.['bytes']
  return typeof bytes === 'number' ? sizeText(bytes, locale) : '–'
}

/** The width and height of a picture in pixels. */
export function PixelsField() {
  const image = useRecordContext()
  return image?.['width'] == null
    ? '–'
    : `${numberText(image['width'], locale)} × ${numberText(image['height'], locale)}`
}
