import { screen, waitFor } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { expect, test } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import { testimonial } from '../testing/stored-items.ts'
import { BackOfficeLayout } from './back-office-layout.tsx'

test("the browser's tab names the screen, so that several tabs can be told apart", async () => {
  document.title = 'Minikran'
  const { unmount } = openScreen('/testimonials/5', {
    fields: <TextInput source="name" />,
    answers: { getTestimonialObj: () => testimonial(), lockTestimonial: () => testimonial() },
    layout: BackOfficeLayout,
  })
  await screen.findByLabelText(/^Namn/)
  const heading = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(heading.textContent).toContain(testimonial().name))
  await waitFor(() => expect(document.title).toBe(`${heading.textContent} – Minikran`))
  unmount()
  expect(document.title).toBe('Minikran')
})
