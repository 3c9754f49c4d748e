import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press } from '../testing/parts.ts'
import { testimonial } from '../testing/stored-items.ts'

const open = () => {
  const image = testimonial({ image_name: 'Kranen', image_file: '5.jpg', width: 900, height: 600 })
  return openScreen('/images/5', {
    answers: {
      getImageObj: () => ({ ...image, alt_sv: 'En kran', alt_en: null, focal_x: 50, focal_y: 50 }),
      getImageUsesArr: () => [],
      lockImage: () => image,
      unlockImage: () => image,
    },
  })
}

test('to publish now takes the place of a time that was refused, and keeps the keyboard there', async () => {
  const { user } = open()
  const from = await screen.findByLabelText('Publiceras')
  await fill(user, await screen.findByLabelText(/svenska/), 'En hög kran')
  await fill(user, from, '2027-13')
  await press(user, 'Spara')
  await waitFor(() => expect(from.getAttribute('aria-invalid')).toBe('true'))
  await screen.findByText('Kontrollera inmatningarna.')
  await press(user, 'Publicera nu')
  await waitFor(() => expect(from.getAttribute('aria-invalid')).toBe('false'))
  const group = screen.getByRole('group', { name: 'Publicering' })
  await waitFor(() => expect(group.contains(document.activeElement)).toBe(true))
})

test('a click in the picture sets the point that stays, in per cent of both sides', async () => {
  open()
  const picture = await screen.findByRole('presentation')
  const box = { left: 10, top: 20, width: 900, height: 600 } as DOMRect
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(box)
  fireEvent.click(picture, { clientX: 235, clientY: 470 })
  const fields = ['focal_x', 'focal_y'].map((name) =>
    document.querySelector<HTMLInputElement>(`[name=${name}]`),
  )
  await waitFor(() => expect(fields.map((field) => field?.value)).toEqual(['25', '75']))
})
