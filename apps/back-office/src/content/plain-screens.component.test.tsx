import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import { textOf } from '../testing/parts.ts'
import { testimonial } from '../testing/stored-items.ts'

test('the list has the columns that the kind declares, and is put in order', async () => {
  openScreen('/testimonials', { answers: { getTestimonialsArr: () => [testimonial()] } })
  await screen.findByText('Karin')
  const heads = screen.getAllByRole('columnheader').filter(textOf)
  expect(heads.map(textOf)).toEqual(['Ordning', 'Namn', 'Företag', 'Publicering', 'Ändrad'])
  const sorting = heads.filter((head) => within(head).queryByRole('button') !== null)
  expect(sorting.map(textOf)).toEqual(['Ordning', 'Namn', 'Företag', 'Ändrad'])
})

test('the form has the fields that the kind declares, and when it is published', async () => {
  openScreen('/testimonials/create')
  expect(await screen.findByLabelText(/^Namn/)).toMatchObject({ required: true })
  expect(screen.getByLabelText('Företag')).toMatchObject({ required: false })
  screen.getByRole('group', { name: 'Publicering' })
})
