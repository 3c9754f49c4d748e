import { m } from '@minikran/i18n/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PictureRows } from './picture-rows.tsx'

test.each([
  ['imageNotSent', true],
  ['imageBusy', true],
  ['imageSize', false],
])('a picture refused for %s can be sent again: %s', (rule, canRetry) => {
  const state = { kind: 'refused', rule } as const
  const pictures = [{ key: 'a', name: 'tak.jpg', preview: null, state }]
  const rows = <PictureRows form="service" pictures={pictures} inputRef={{ current: null }} />
  expect(renderToStaticMarkup(rows).includes(`>${m.picture_retry()}</button>`)).toBe(canRetry)
})
