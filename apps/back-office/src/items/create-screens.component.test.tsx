import { expect, test } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox } from '../testing/parts.ts'

const none = () => []
const answers = {
  getImagesArr: none,
  getManufacturersArr: none,
  getProdcatsArr: none,
  getProdsubcatsArr: none,
  getProductsArr: none,
}

test.each([
  ['depots', 'Namn', 'depot_slug'],
  ['manufacturers', 'Rubrik', 'manufacturer_slug'],
  ['presentations', 'Rubrik', 'presentation_slug'],
  ['prodcats', 'Namn', 'prodcat_slug'],
  ['prodsubcats', 'Namn', 'prodsubcat_slug'],
  ['craneselectors', 'Namn', 'slug'],
])('the address of a new one of %s is made of its %s', async (kind, title, slug) => {
  const { user } = openScreen(`/${kind}/create`, { answers })
  await fill(user, await textbox(title), 'Södra Västkusten')
  await press(user, 'Skapa från rubriken')
  const field = document.querySelector<HTMLInputElement>(`input[name=${slug}]`)
  expect(field?.value).toBe('sodra-vastkusten')
})
