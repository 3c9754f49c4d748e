import { screen } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { expect, test } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import { press, textOf } from '../testing/parts.ts'
import { ConfigurationsInput } from './configurations-input.tsx'

const fields = [<TextInput key="1" source="title" />, <ConfigurationsInput key="2" />]
const lists = { getProductsArr: () => [], getImagesArr: () => [] }

test('the fields of a configuration have Swedish labels', async () => {
  const { user } = openScreen('/craneselectors/create', { fields, answers: lists })
  await press(user, 'Lägg till utrustning')
  const row = await screen.findByRole('listitem')
  const labels = [...row.querySelectorAll('label')].map(textOf)
  // The framework puts a narrow blank before the star.
  expect(labels.map((label) => label.replace(/\s\*$/, ''))).toEqual([
    'Nyckel',
    'Rubrik',
    'Rubrik på engelska',
    'Produkt i uthyrningen',
    'Ingår i kranens pris',
    'Extra vikt (kg)',
  ])
})
