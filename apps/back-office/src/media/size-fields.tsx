import { numberText } from '@minikran/i18n/number-text'
import { sizeText } from '@minikran/i18n/size-text'
import { useRecordContext } from 'ra-core'
import { locale } from '../locale.ts'

/** How much a file weighs, in words that people use. */
export function BytesField() {
  const bytes: unknown = useRecordContext()?.['bytes']
  return typeof bytes === 'number' ? sizeText(bytes, locale) : '–'
}

/** How many pixels a picture has. */
export function PixelsField() {
  const image = useRecordContext()
  return image?.['width'] == null
    ? '–'
    : `${numberText(image['width'], locale)} × ${numberText(image['height'], locale)}`
}
